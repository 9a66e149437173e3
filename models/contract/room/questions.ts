import { PROGRAMMING_LANGUAGES } from '../catalogues/technologies.ts';
import { endpoint } from '../http/endpoint.ts';
import { RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { Round } from '../sessions/sessions.ts';
import { QUESTION_NEEDS, QUESTION_TOPICS, QUESTION_TRACKS } from './questionTopics.ts';

export const QUESTION_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export const QuestionDifficulty = z.enum(QUESTION_DIFFICULTIES);
export type QuestionDifficulty = z.infer<typeof QuestionDifficulty>;

const QUESTION_ID_FORM = /^[a-z0-9]+(-[a-z0-9]+)+$/;

/** A question's id in the bank. */
export const QuestionId = z.string().max(60).regex(QUESTION_ID_FORM, 'not a question id');

const FollowUp = z.string().min(1).max(160);

/**
 * A question a mentor can ask in a mock interview. Only the shape is here: the bank stays on the server, so that the learner's
 * browser never holds it. The lengths fit a phone.
 */
export const Question = z.object({
  id: QuestionId.describe(
    '"hr-1-conflict": begins with its round and never changes, since asked questions are kept by it',
  ),
  round: Round,
  tracks: z.array(z.enum(QUESTION_TRACKS)).describe('who it is for; empty: everyone'),
  topic: z.enum(QUESTION_TOPICS),
  language: z.enum(PROGRAMMING_LANGUAGES).nullable().describe('the language it is about; null: any or none'),
  needs: z.enum(QUESTION_NEEDS).nullable().describe('what the learner works with besides talking'),
  text: z.string().min(1).max(220).describe('as the mentor says it aloud'),
  purpose: z.string().min(1).max(160).describe('what it finds out, in one sentence'),
  goodAnswer: z.string().min(1).max(400).describe('what a good answer shows, for the mentor only'),
  followUps: z.tuple([FollowUp, FollowUp]).describe('two questions that may follow the answer'),
  difficulty: QuestionDifficulty,
});
export type Question = z.infer<typeof Question>;

/** How many questions of a round its learner sees beforehand. */
export const SAMPLE_QUESTIONS = 4;

export const getSampleQuestions = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/samples',
  summary: "Some questions of the session's round, as examples of what may be asked",
  params: z.object({ roomid: RoomId }),
  response: z.object({ data: z.array(Question.shape.text) }),
});
