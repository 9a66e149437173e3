import { User } from './accounts/users.ts';
import { endpoint } from './http/endpoint.ts';
import { Id, Instant, RoomId } from './http/ids.ts';
import { z } from './http/zod.ts';
import { ActivePack, Enrolment, ROUND_STATES } from './payments/packs.ts';
import { PaymentRecord } from './payments/payments.ts';
import { ReportedFeedback } from './reports/feedback.ts';
import { Meeting } from './sessions/sessions.ts';

/** What a page needs to know of its own person: put together from many nouns, so it belongs to none. */
export const CurrentUser = z.object({
  data: User,
  OtherInfo: z.record(z.string(), z.unknown()),
  transcation: z.array(PaymentRecord).describe('newest first, at most 50'),
  enrolments: z.array(Enrolment),
  waitlist: z.array(Id).describe('the programs whose enrolment the learner waits for'),
  hasActivePack: z.boolean(),
  ActivePack: ActivePack.nullable(),
  feedback: z.array(ReportedFeedback),
  meeting: z.array(Meeting),
  OnboardingStep: z
    .int()
    .min(0)
    .max(4)
    .describe("the next step of the learner's onboarding; 4: all are saved"),
  introduction: z
    .object({ state: z.enum(ROUND_STATES), roomid: RoomId.optional() })
    .nullable()
    .describe("the learner's free introduction; null for everyone else"),
  needsSecondFactor: z
    .literal(true)
    .optional()
    .describe('a member of the team who has to set up two-step login before the team pages open'),
  serverNow: Instant.describe('so that countdowns do not depend on the clock of the device'),
  deletesAt: Instant.nullable().describe('the account has been asked to be deleted, and is from then on'),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const CurrentUserQuery = z.object({
  without: z
    .literal('expression')
    .optional()
    .describe('leaves out the readings of the sessions, which are nearly all of a large answer'),
});
export type CurrentUserQuery = z.infer<typeof CurrentUserQuery>;

export const isLoggedIn = endpoint({
  method: 'GET',
  path: '/isLoggedIn',
  summary: 'The current user, 401 when nobody is logged in',
  response: CurrentUser,
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/user',
  summary: 'The same answer as /isLoggedIn',
  query: CurrentUserQuery,
  response: CurrentUser,
});
