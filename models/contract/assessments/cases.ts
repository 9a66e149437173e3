import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { Line } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { CaseResult } from './caseResult.ts';
import { Choice } from './quizzes.ts';

export const CASE_KINDS = ['profit', 'market-entry', 'pricing', 'guesstimate'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

const CaseName = Line.min(1).max(60);

/** A small table; the first column holds the rows' labels. */
export const ShownExhibit = z.strictObject({
  id: z.string(),
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
  note: z.string().nullable(),
});
export type ShownExhibit = z.infer<typeof ShownExhibit>;

/** A question of a case, without its key. */
export const ShownStep = z.strictObject({
  kind: z.enum(['single', 'number', 'order']),
  question: z.string(),
  exhibits: z.array(z.string()).describe('ids of the exhibits that it is about'),
  options: z.array(z.string()).describe('as shown, shuffled; empty for a number'),
  unit: z.string().nullable().describe('of a number'),
});
export type ShownStep = z.infer<typeof ShownStep>;

/** A choice among the options, or a number. */
export const CaseAnswer = z.union([
  z.strictObject({ choice: Choice }),
  z.strictObject({ number: z.number().min(-1e15).max(1e15) }),
]);
export type CaseAnswer = z.infer<typeof CaseAnswer>;

export const AnsweredStep = z.strictObject({
  step: ShownStep,
  answer: CaseAnswer,
  isRight: z.boolean(),
  slip: z.string().nullable().describe('what to say to a usual mistake'),
  key: CaseAnswer,
  explanation: z.string(),
  strong: z.string().describe('what a strong candidate says aloud'),
});
export type AnsweredStep = z.infer<typeof AnsweredStep>;

export const CaseRun = z.strictObject({
  _id: Id,
  title: z.string(),
  kind: z.enum(CASE_KINDS),
  minutes: z.int(),
  statement: z.string(),
  status: z.enum(['open', 'done']),
  startedAt: Instant,
  of: z.int().describe('how many steps the case has'),
  exhibits: z.array(ShownExhibit).describe('those that are on the table so far'),
  answered: z.array(AnsweredStep),
  current: z
    .strictObject({
      position: z.int().min(0),
      step: ShownStep,
      hints: z.array(z.string()).describe('those that were asked for'),
      hintsLeft: z.int().min(0),
    })
    .nullable()
    .describe('null at the end'),
  result: CaseResult.nullable(),
});
export type CaseRun = z.infer<typeof CaseRun>;

export const CaseOffer = z.strictObject({
  title: z.string(),
  kind: z.enum(CASE_KINDS),
  minutes: z.int(),
  steps: z.int(),
  openId: Id.nullable(),
  last: z.strictObject({ attemptId: Id, result: CaseResult }).nullable(),
});
export type CaseOffer = z.infer<typeof CaseOffer>;

const params = z.object({ attemptId: Id });
const answeredRun = z.object({ data: CaseRun });
const position = z.int().min(0).max(9);

export const getCases = endpoint({
  method: 'GET',
  path: '/assessments/cases',
  summary: 'The guided cases, and how far the learner has come with each',
  response: z.object({ data: z.array(CaseOffer) }),
});

export const startCase = endpoint({
  method: 'POST',
  path: '/assessments/cases',
  summary: 'Starts a case, or returns the open attempt at it',
  body: z.strictObject({ title: CaseName }),
  response: z.object({ attemptId: Id }),
});

export const getCase = endpoint({
  method: 'GET',
  path: '/assessments/cases/:attemptId',
  summary: 'A case as far as it has come; keys of answered steps only',
  params,
  response: answeredRun,
});

export const takeCaseHint = endpoint({
  method: 'POST',
  path: '/assessments/cases/:attemptId/hints',
  summary: 'Shows the next hint to the current step',
  params,
  body: z.strictObject({ position, hint: z.int().min(1).max(2) }),
  response: answeredRun,
});

export const answerCaseStep = endpoint({
  method: 'POST',
  path: '/assessments/cases/:attemptId/answers',
  summary: 'Answers the current step; the answer has its key and the model answer',
  params,
  body: z.strictObject({ position, answer: CaseAnswer }),
  response: answeredRun,
});
