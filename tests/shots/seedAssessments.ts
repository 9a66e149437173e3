import { answerItem, askNextItem, getQuiz, startQuiz } from '@preproom/models/contract/assessments/quizzes';
import { rightChoice, wrongChoice } from '../support/assessments/choices.ts';
import type { ApiClient } from '../support/stack/apiClient.ts';

export interface SeededAssessments {
  /** A finished quiz, and one whose first question is answered; of the practised learner. */
  doneQuiz: string;
  openQuiz: string;
}

/** A learner who has taken a quiz and is in the middle of another one. */
export async function seedAssessments(learner: ApiClient): Promise<SeededAssessments> {
  const done = await learner.call(startQuiz, { body: { subject: 'Science', topics: [] } });
  const doneQuiz = done.body.attemptId;
  const read = async () => (await learner.call(getQuiz, { params: { attemptId: doneQuiz } })).body.data;
  for (let quiz = await read(); quiz.status === 'open'; quiz = await read())
    await answerNext(learner, doneQuiz, quiz.answered.length % 3 !== 0);
  const open = await learner.call(startQuiz, { body: { subject: 'Development Expertise', topics: [] } });
  await answerNext(learner, open.body.attemptId, false);
  return { doneQuiz, openQuiz: open.body.attemptId };
}

async function answerNext(learner: ApiClient, attemptId: string, isRight: boolean): Promise<void> {
  const params = { attemptId };
  const { current } = (await learner.call(askNextItem, { params })).body.data;
  const choice = isRight ? rightChoice(current) : wrongChoice(current);
  await learner.call(answerItem, { params, body: { position: current?.position ?? 0, choice } });
}
