import { Bilingual } from '../http/bilingual.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { SITUATION_TRAITS, SituationResult } from './situationResult.ts';

export const SITUATIONS_PER_ATTEMPT = 16;
export const SITUATION_OPTIONS = 4;

const choice = z
  .int()
  .min(0)
  .max(SITUATION_OPTIONS - 1)
  .describe('the number of an option as shown, from 0');
const position = z
  .int()
  .min(0)
  .max(SITUATIONS_PER_ATTEMPT - 1)
  .describe('the number of the situation in the attempt, from 0');

/** A situation before its answer: nothing of it tells which option is worth what. */
export const OpenSituation = z.object({
  position,
  situation: Bilingual,
  question: Bilingual,
  options: z.array(Bilingual).length(SITUATION_OPTIONS),
});
export type OpenSituation = z.infer<typeof OpenSituation>;

/** An answered situation, explained. */
export const AnsweredSituation = z.object({
  ...OpenSituation.omit({ options: true }).shape,
  trait: z.enum(SITUATION_TRAITS),
  choice,
  credit: z.number().min(0).max(1).describe('of the chosen option'),
  options: z
    .array(z.object({ text: Bilingual, credit: z.number().min(0).max(1), reason: Bilingual }))
    .length(SITUATION_OPTIONS),
  basis: Bilingual.describe('what the credits rest on'),
});
export type AnsweredSituation = z.infer<typeof AnsweredSituation>;

export const SituationAttempt = z.object({
  _id: Id,
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  total: z.int().describe('how many situations it asks'),
  next: OpenSituation.nullable().describe('the first one without an answer; null once all are answered'),
  answered: z.array(AnsweredSituation).describe('in order'),
  result: SituationResult.nullable().describe('null while the attempt is open'),
});
export type SituationAttempt = z.infer<typeof SituationAttempt>;

const attempt = z.object({ attemptId: Id });

export const getSituations = endpoint({
  method: 'GET',
  path: '/assessments/situations',
  summary: 'Whether the learner has situations open, and when they can take new ones',
  response: z.object({
    open: z.object({ _id: Id, answered: z.int() }).nullable(),
    latest: z.object({ _id: Id, finishedAt: Instant }).nullable().describe('the last finished attempt'),
    nextFrom: Instant.nullable().describe('when a new attempt can be started; null: now'),
  }),
});

export const startSituations = endpoint({
  method: 'POST',
  path: '/assessments/situations',
  summary: `Starts an attempt with ${SITUATIONS_PER_ATTEMPT} situations; while one is open, answers that one`,
  response: SituationAttempt,
});

export const getSituationAttempt = endpoint({
  method: 'GET',
  path: '/assessments/situations/:attemptId',
  summary:
    "One of the learner's attempts: the next situation, and those answered with the credit and reasons",
  params: attempt,
  response: SituationAttempt,
});

export const answerSituation = endpoint({
  method: 'PUT',
  path: '/assessments/situations/:attemptId/answers',
  summary: 'Answers the next situation; sent again with the same choice, it changes nothing',
  params: attempt,
  body: z.strictObject({ position, choice }),
  response: SituationAttempt,
});
