import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, RoomId } from '../http/ids.ts';
import { Compared } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { ActivePack, Enrolment, ROUND_STATES } from '../payments/packs.ts';
import { PaymentRecord } from '../payments/payments.ts';
import { ReportedFeedback } from '../reports/feedback.ts';
import { Meeting } from '../sessions/sessions.ts';
import { MAX_PASSWORD_LENGTH } from './passwords.ts';
import { Rights } from './team/rights.ts';

/** `user` is the learner; the spelling is the product's own. */
export const ROLES = ['user', 'mentor', 'affiliate', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The cookie that carries the login. */
export const LOGIN_COOKIE = 'jwt';
/** Names the person whom a page shows, by id. Refused with `other_account` when the login is somebody else's. */
export const PERSON_HEADER = 'x-preproom-person';
/** A page sends this with every call, so that a development tunnel does not answer with its warning page. */
export const TUNNEL_HEADER = 'ngrok-skip-browser-warning';

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('not an e-mail address'));

export const User = z.object({
  _id: Id,
  Name: z.string(),
  Email: z.string(),
  phone: z.string(),
  completed: z.boolean(),
  role: z.enum(ROLES),
  photo: z.string().nullable(),
  rights: Rights.optional().describe('of a member of the team'),
});
export type User = z.infer<typeof User>;

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

export const logIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Log in with e-mail and password; sets the cookie jwt',
  body: z.strictObject({ email: Email, password: Compared.min(1).max(MAX_PASSWORD_LENGTH) }),
  response: z.object({ token: z.string(), data: User }),
});

export const logOut = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'End this login at once, live sockets included; without one it is logged out already',
  response: z.object({ loggedOut: z.literal(true) }),
});

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
