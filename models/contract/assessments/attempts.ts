import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { PageNumber, paged } from '../http/paging.ts';
import { z } from '../http/zod.ts';
import { CaseResult } from './caseResult.ts';
import { CodingResult } from './coding/codingResult.ts';
import { MockResult } from './mockResult.ts';
import { PracticeResult } from './practiceResult.ts';
import { QuizResult } from './quizResult.ts';
import { ResumeResult } from './resumeResult.ts';
import { SituationResult } from './situationResult.ts';

/**
 * `technical` has one topic per subject of the question bank, `mock` one per test, `case` one per case, `coding` the titles of its problems; the
 * other kinds have none.
 */
export const ATTEMPT_KINDS = [
  'resume',
  'technical',
  'behaviour',
  'practice',
  'mock',
  'case',
  'coding',
] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

/** Kinds whose results can be compared with earlier ones of the same; those of guided cases cannot. */
export const COMPARABLE_KINDS = ATTEMPT_KINDS.filter((kind) => kind !== 'case');

/** What a finished attempt came to: numbers and names of topics, told apart by `kind`. */
export const AttemptResult = z.discriminatedUnion('kind', [
  QuizResult,
  ResumeResult,
  SituationResult,
  PracticeResult,
  MockResult,
  CaseResult,
  CodingResult,
]);
export type AttemptResult = z.infer<typeof AttemptResult>;

/** How long after its start the same assessment can be taken again. */
export const RETAKE_AFTER_MS = 24 * 60 * 60_000;
export const ATTEMPTS_PER_PAGE = 20;

/** One line of the history. */
export const Attempt = z.object({
  _id: Id,
  kind: z.enum(ATTEMPT_KINDS),
  topic: z.string().describe('empty for kinds without topics'),
  status: z.enum(['open', 'done']),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  result: AttemptResult.nullable().describe('null while it is open'),
});
export type Attempt = z.infer<typeof Attempt>;

export const getAttempts = endpoint({
  method: 'GET',
  path: '/assessments/attempts',
  summary: "The learner's attempts at assessments, newest first",
  query: z.object({ page: PageNumber, kind: z.enum(ATTEMPT_KINDS).optional() }),
  response: paged(Attempt),
});

export const deleteAttempt = endpoint({
  method: 'DELETE',
  path: '/assessments/attempts/:attemptId',
  summary: 'Deletes an attempt with its answers and its result',
  params: z.object({ attemptId: Id }),
  response: z.object({ deleted: z.literal(true) }),
});
