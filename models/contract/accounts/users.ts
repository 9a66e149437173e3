import { endpoint } from '../http/endpoint.ts';
import { Id } from '../http/ids.ts';
import { Compared } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { MAX_PASSWORD_LENGTH } from './passwords.ts';
import { Rights } from './team/rights.ts';

/** `user` is the learner; the spelling is the product's own. */
export const ROLES = ['user', 'mentor', 'affiliate', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The cookie that carries the login. */
export const LOGIN_COOKIE = 'jwt';
/** The page that asks for the second factor of a log-in. */
export const SECOND_STEP_PATH = '/Account/second-step';
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
