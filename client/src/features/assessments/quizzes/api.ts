import type { QuizScope } from '@preproom/models/contract/assessments/quizSubjects';
import {
  answerItem,
  askNextItem,
  type Choice,
  endQuiz,
  getQuiz,
  getQuizzes,
  type Quiz,
  startQuiz,
} from '@preproom/models/contract/assessments/quizzes';
import { answerReview, getReview } from '@preproom/models/contract/assessments/reviews';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { serverNow } from '../../../lib/serverTime.ts';

/** The first part of every key here: a changed attempt makes all of them stale. */
const TOPIC = 'assessments';

export const quizzesQuery = queryOptions({
  queryKey: [TOPIC, 'quizzes'],
  queryFn: ({ signal }) => callApi(getQuizzes, { signal }),
});

/** A quiz, and when the time of its current item is over, in the server's time. */
export interface TimedQuiz {
  quiz: Quiz;
  endsAtMs: number | null;
}

function timed(quiz: Quiz): TimedQuiz {
  return { quiz, endsAtMs: quiz.current && serverNow() + quiz.current.leftMs };
}

export function quizQuery(attemptId: string) {
  return queryOptions({
    queryKey: [TOPIC, 'quiz', attemptId],
    queryFn: async ({ signal }) => timed((await callApi(getQuiz, { params: { attemptId }, signal })).data),
    // Its time runs here; only an answer changes it.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  });
}

/** Starts or continues a quiz on a subject or some of its topics; resolves with its id. */
export async function beginQuiz({ subject, topics }: QuizScope): Promise<string> {
  return (await callApi(startQuiz, { body: { subject, topics: [...topics] } })).attemptId;
}

/** What can be done with a quiz; each call stores the quiz as it is then. They fail with AppError. */
export function useQuizCalls(attemptId: string) {
  const queries = useQueryClient();
  const params = { attemptId };
  const store = async (answer: Promise<{ data: Quiz }>) => {
    const { data } = await answer;
    queries.setQueryData(quizQuery(attemptId).queryKey, timed(data));
    if (data.status === 'done') await queries.invalidateQueries({ queryKey: [TOPIC], refetchType: 'none' });
  };
  return {
    askNext: () => store(callApi(askNextItem, { params })),
    answer: (position: number, choice: Choice) =>
      store(callApi(answerItem, { params, body: { position, choice } })),
    end: () => store(callApi(endQuiz, { params })),
    refresh: () => store(callApi(getQuiz, { params })),
  };
}

export const reviewQuery = queryOptions({
  queryKey: [TOPIC, 'review'],
  queryFn: ({ signal }) => callApi(getReview, { signal }),
});

export function sendReview(itemId: string, choice: Choice) {
  return callApi(answerReview, { params: { itemId }, body: { choice } });
}
