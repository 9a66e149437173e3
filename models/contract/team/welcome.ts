import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { Opening } from './opening.ts';

/** Most decisions that the overview names. */
export const MAX_DECISIONS = 20;
/** Open tasks are counted up to this number, so that the overview stays quick whatever piles up. */
export const MAX_COUNTED = 1_000;

/** What the team has to decide on. */
export const DECISION_KINDS = [
  'mentor',
  'mentorChange',
  'feedback',
  'report',
  'review',
  'callback',
  'message',
  'mail',
  'job',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

const Decision = z.object({
  kind: z.enum(DECISION_KINDS),
  _id: Id.describe('of the mentor who applied, changed something or owes feedback; else of the thing itself'),
  since: Instant,
  name: z.string().nullable().describe("the mentor's, or the kind of job; null for everything else"),
});
export type Decision = z.infer<typeof Decision>;

const count = z.int().min(0);
const open = z.int().min(0).max(MAX_COUNTED);
const daily = z.object({ today: count, yesterday: count.describe('all of yesterday') });

const PeopleNumbers = z.object({
  sessions: daily.extend({
    now: count.describe('that are live'),
    next: Instant.nullable().describe('when the next one starts'),
  }),
  signUps: daily.describe('accounts of learners'),
  mentors: z.object({
    pending: open.describe('who applied'),
    changed: open.describe('who changed something that was checked'),
    cancelling: count.describe('who cancel often'),
  }),
  feedbackOverdue: open.describe('sessions without feedback, more than a day after they began'),
  callbacks: open,
  messages: open,
  reports: open,
  reviews: open.describe('that mentors have reported'),
});

/** Days are those of India. What the rights of the caller do not cover is null. */
export const Welcome = z.object({
  people: PeopleNumbers.nullable(),
  money: z
    .object({
      revenue: z
        .object({ today: z.int(), yesterday: z.int().describe('all of yesterday') })
        .describe('in paise: what was paid, less what was refunded'),
    })
    .nullable(),
  operations: z.object({ mails: open, jobs: open }).nullable().describe('that failed for good'),
  opening: Opening.nullable().describe(
    'null outside production, when all is done, and for members without all rights',
  ),
  problems: z
    .array(z.object({ check: z.string(), problem: z.string(), todo: z.string(), since: Instant }))
    .describe(
      'what the product depends on and what is wrong with it, in English; for members with all rights',
    ),
  decisions: z.array(Decision).max(MAX_DECISIONS).describe('the oldest first'),
});
export type Welcome = z.infer<typeof Welcome>;

export const getHqWelcome = endpoint({
  method: 'GET',
  path: '/hq/welcome',
  summary: "The team's day in numbers and its pending decisions, as far as the rights of the caller go",
  response: Welcome,
});
