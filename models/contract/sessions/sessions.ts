import { Id, Instant, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { ExpressionPoint } from '../readings/readings.ts';
import { ROUNDS } from './rounds.ts';
import { SESSION_STATUSES } from './sessionLife.ts';
import { SESSION_SIDES } from './sides.ts';

export const Round = z.enum(ROUNDS);
export type Round = z.infer<typeof Round>;

const STEP_MS = 15 * 60_000;

/**
 * The 15-minute steps since the epoch that a time span touches. Two spans overlap exactly when they share a step, so unique
 * indexes on a session's steps prevent double booking.
 */
export function timeSteps(fromMs: number, toMs: number): number[] {
  const first = Math.floor(fromMs / STEP_MS);
  const end = Math.ceil(toMs / STEP_MS);
  const steps: number[] = [];
  // A loop: free times ask thousands of times.
  for (let step = first; step < end; step++) steps.push(step);
  return steps;
}

/** The data about a person that the people they meet may see. */
export const KnownPerson = z.object({ _id: Id, Name: z.string(), photo: z.string().nullable() });
export type KnownPerson = z.infer<typeof KnownPerson>;

/** The other person of a session. */
export const OtherPerson = KnownPerson.extend({
  Name: z
    .string()
    .nullable()
    .describe('null: they have deleted their account; pages say so in their language'),
});
export type OtherPerson = z.infer<typeof OtherPerson>;

export type SessionSide = (typeof SESSION_SIDES)[number];

/** Other times that one side has proposed for a booked session. */
export const Proposal = z.object({
  by: z.enum(SESSION_SIDES),
  times: z.array(Instant),
  note: z.string().nullable(),
  at: Instant,
});
export type Proposal = z.infer<typeof Proposal>;

/** Who can have cancelled a session; `team` also when an account was closed or suspended. */
export const CANCELLERS = [...SESSION_SIDES, 'team'] as const;
export type Canceller = (typeof CANCELLERS)[number];

export const Cancellation = z.object({
  by: z.enum(CANCELLERS),
  reason: z.string().nullable(),
  at: Instant,
});
export type Cancellation = z.infer<typeof Cancellation>;

export const Meeting = z.object({
  roomid: RoomId,
  round: Round,
  status: z.enum(SESSION_STATUSES),
  date: z.string().describe('"20 11 2026", India'),
  time: z.string().describe('"6:30 PM", India'),
  startsAt: Instant,
  minutes: z.int().describe('planned length'),
  isFree: z.boolean().describe('a free introduction'),
  payPaise: z
    .int()
    .optional()
    .describe('what it pays its mentor; missing for the learner, and if it is not paid'),
  movesLeft: z.int().describe("the learner may still move it so often without the mentor's consent"),
  proposal: Proposal.nullable(),
  cancellation: Cancellation.nullable(),
  with: OtherPerson,
  expression: z.array(ExpressionPoint).describe("the learner's own; empty for everyone else"),
  hasRated: z.boolean().describe('the learner has rated the mentor; false for everyone else'),
});
export type Meeting = z.infer<typeof Meeting>;

/** What the learner wrote to the mentor at the booking or later; only the two of them read it. */
export const BookingNote = z.object({
  text: z.string().describe('may be empty'),
  file: z.object({ _id: Id, name: z.string() }).nullable().describe('its address is asked for by its id'),
});
export type BookingNote = z.infer<typeof BookingNote>;

/**
 * What a mentor sees about their session's learner besides name and photo. Never includes address, phone number or date of
 * birth.
 */
export const AboutLearner = z.object({
  targetRole: z.string().nullable(),
  program: z.string().nullable().describe('of interest, by its name'),
  interviewDate: z.string().nullable().describe('the day of the real interview, "2026-12-24"'),
  education: z
    .object({ college: z.string(), degree: z.string(), branch: z.string(), year: z.int() })
    .nullable(),
  skills: z
    .object({
      programmingLanguages: z.array(z.string()),
      frameworks: z.array(z.string()),
      databases: z.array(z.string()),
      expertiseAreas: z.array(z.string()),
    })
    .nullable()
    .describe('what the interviewer can ask about'),
  note: BookingNote.nullable().describe('for this session; null: neither text nor file'),
  resume: z.object({ _id: Id, name: z.string() }).nullable().describe('its address is asked for by its id'),
});
export type AboutLearner = z.infer<typeof AboutLearner>;
