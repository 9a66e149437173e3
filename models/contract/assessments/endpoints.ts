/** The endpoints of this noun: one line for each file. */
export { deleteAttempt, getAttempts } from './attempts.ts';
export { answerSituation, getSituationAttempt, getSituations, startSituations } from './behaviour.ts';
export { answerCaseStep, getCase, getCases, startCase, takeCaseHint } from './cases.ts';
export {
  getCodingReplay,
  getCodingRound,
  getOpenCodingRound,
  handInCodingRound,
  startCodingRound,
} from './coding/codingRounds.ts';
export {
  endMockSection,
  getMock,
  getMockTests,
  saveMockAnswer,
  startMock,
  startMockSection,
} from './mocks.ts';
export { getPractice, getPracticeSetup, savePractice, setPracticeConsent } from './practice.ts';
export { getProblem, getProblemSolution, getProblems, getProblemTests } from './problems.ts';
export { answerItem, askNextItem, endQuiz, getQuiz, getQuizzes, startQuiz } from './quizzes.ts';
export { saveResumeAnalysis } from './resumeResult.ts';
export { answerReview, getReview } from './reviews.ts';
export { getProgramRunStep, getRunLanguages, runProgram } from './runs.ts';
export { getAssessmentSharing, setAssessmentSharing } from './sharing.ts';
export { exportHqQuizItems, getHqQuizItem, getHqQuizItems, withdrawQuizItem } from './team/quizItems.ts';
export {
  answerPracticeItem,
  askPracticeItem,
  deleteTopicPractice,
  getTopicPractice,
  takePracticeHint,
} from './topicPractice.ts';
