import { CONSENT_KINDS } from '../../accounts/consents.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant, RoomId } from '../../http/ids.ts';
import { LANGUAGES } from '../../http/language.ts';
import { z } from '../../http/zod.ts';
import { ORDER_STATUSES } from '../../payments/orderState.ts';
import { PACK_STATES, ROUND_STATES } from '../../payments/packs.ts';
import { SESSION_STATUSES } from '../../sessions/sessionLife.ts';
import { Cancellation, OtherPerson, Round } from '../../sessions/sessions.ts';
import { Education, Goal, Skills } from '../studentProfile.ts';

export const StudentId = z.strictObject({ studentId: Id });

const StudentPack = z.object({
  _id: Id,
  course: z.string(),
  state: z.enum(PACK_STATES),
  isClosed: z.boolean().describe('ended early, because its payment was refunded'),
  isGranted: z.boolean().describe('given by the team, without an order'),
  startDay: z.iso.date(),
  lastDay: z.iso.date(),
  latestDay: z.iso.date().describe('up to which the team may extend it'),
  rounds: z
    .array(z.object({ name: Round, state: z.enum(ROUND_STATES) }))
    .describe('without those that were refunded'),
});
export type StudentPack = z.infer<typeof StudentPack>;

const StudentSession = z.object({
  roomid: RoomId,
  round: Round,
  isFree: z.boolean(),
  status: z.enum(SESSION_STATUSES),
  startsAt: Instant,
  minutes: z.int(),
  mentor: OtherPerson,
  cancellation: Cancellation.nullable(),
});
export type StudentSession = z.infer<typeof StudentSession>;

const StudentPayment = z.object({
  orderId: z.string(),
  course: z.string(),
  createdAt: Instant,
  paise: z.int().min(0),
  refundedPaise: z.int().min(0),
  status: z.enum(ORDER_STATUSES),
});
export type StudentPayment = z.infer<typeof StudentPayment>;

const Suspension = z.object({ at: Instant, reason: z.string() });
const Guardian = z.object({ name: z.string(), email: z.string(), consentedAt: Instant });
const count = z.int().min(0);

/** All that the team needs to help one learner. Each view is recorded in the audit log. */
export const StudentFile = z.object({
  _id: Id,
  Name: z.string(),
  photo: z.string().nullable(),
  Email: z.string(),
  phone: z.string().describe('empty until given'),
  language: z.enum(LANGUAGES),
  joinedAt: Instant,
  completed: z.boolean(),
  isLeaving: z.boolean().describe('the account is going to be deleted'),
  suspension: Suspension.nullable(),
  dateOfBirth: z.string().nullable(),
  education: Education.nullable(),
  goal: Goal.omit({ programId: true }).extend({ program: z.string().nullable() }).nullable(),
  skills: Skills.nullable(),
  guardian: Guardian.nullable(),
  needsGuardian: z.boolean().describe('under 18, and no guardian has consented'),
  consents: z
    .array(z.object({ kind: z.enum(CONSENT_KINDS), granted: z.boolean(), at: Instant }))
    .describe('the latest of each kind that is not about a single session'),
  packCount: count.describe(
    'all packs so far; a new one names it, so that two members do not grant the same',
  ),
  packs: z.array(StudentPack).describe('the latest first'),
  upcoming: z.array(StudentSession).describe('the soonest first'),
  past: z.array(StudentSession).describe('the latest first; no more than the last 20'),
  payments: z.array(StudentPayment).nullable().describe('the latest first; null without the right to money'),
  reports: z.object({ about: count, by: count }).describe('open ones'),
  blocks: z.object({ about: count, by: count }),
});
export type StudentFile = z.infer<typeof StudentFile>;

export const getHqStudent = endpoint({
  method: 'GET',
  path: '/hq/students/:studentId',
  summary: 'All about one learner; the look is noted. Payments need the right to money',
  params: StudentId,
  response: z.object({ data: StudentFile }),
});
