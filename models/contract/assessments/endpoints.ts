export { deleteAttempt, getAttempts } from './attempts.ts';
export {
  answerSituation,
  getSituationAttempt,
  getSituations,
  startSituations,
} from './behaviour.ts';
export { getPractice, getPracticeSetup, savePractice, setPracticeConsent } from './practice.ts';
