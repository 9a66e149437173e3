import { answerItem, askNextItem, getQuiz, type Quiz } from '@preproom/models/contract/assessments/quizzes';
import type { ApiClient } from '../stack/apiClient.ts';

export type Choose = (quiz: Quiz) => number[] | Promise<number[]>;

/** Takes the learner's quiz to its end, each answer chosen by `choose`. */
export async function takeQuiz(learner: ApiClient, attemptId: string, choose: Choose): Promise<Quiz> {
  const params = { attemptId };
  let quiz = (await learner.call(getQuiz, { params })).body.data;
  while (quiz.status === 'open') {
    quiz = (await learner.call(askNextItem, { params })).body.data;
    const { current } = quiz;
    if (!current) continue;
    const body = { position: current.position, choice: await choose(quiz) };
    quiz = (await learner.call(answerItem, { params, body })).body.data;
  }
  return quiz;
}
