import { endpoint } from '../http/endpoint.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { AccountProof } from './accountProof.ts';
import { CodeSent } from './codes.ts';
import { User } from './users.ts';

/** A provider's id in URLs and in stored data. */
export const ProviderId = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'not a provider');

/** The OAuth redirect path, which the operator registers with the provider. */
export function socialReturnPath(provider: string): string {
  return `/Account/social/${provider}`;
}
/** Page on which an existing account is linked. */
export const SOCIAL_LINK_PATH = '/Account/social/link';

export const startSocialAuth = endpoint({
  method: 'POST',
  path: '/socialauth/start',
  summary:
    "Begins a log-in with a provider: answers the provider's page and remembers in a cookie what was asked",
  body: z.strictObject({
    provider: ProviderId,
    next: Token.max(500).optional().describe('the path of ours that was wanted before the log-in'),
    connect: z.boolean().optional().describe("connect the provider to the caller's own account"),
  }),
  response: z.object({ url: z.string() }),
});

const ONE_PROOF = 'either the code or the ID token';

export const socialAuth = endpoint({
  method: 'POST',
  path: '/socialauth',
  summary: 'Ends a log-in with a provider. Only what the provider has signed counts, never a profile',
  body: z
    .strictObject({
      provider: ProviderId,
      state: Token.max(200),
      code: Token.min(1).max(4000).optional().describe('what the provider sent the browser back with'),
      iss: Token.max(500).optional().describe('comes beside the code from providers that say who they are'),
      idToken: Token.min(1)
        .max(8000)
        .optional()
        .describe('in place of the code, with the nonce of the start'),
    })
    .refine(({ code, idToken }) => (code === undefined) !== (idToken === undefined), ONE_PROOF),
  response: z.object({
    token: z
      .string()
      .describe(
        'the login when the profile is completed (also set as the cookie jwt), else good for onboarding only',
      ),
    data: z.object({ user: User, next: z.string().nullable() }),
  }),
});

export const getSocialLink = endpoint({
  method: 'GET',
  path: '/socialauth/link',
  summary: 'The log-in with a provider that waits to be connected to an account',
  response: z.object({
    provider: z.string().describe('its name'),
    email: z.string().describe("the account's"),
    isOwn: z
      .boolean()
      .describe('the account is the one that was logged in, and not just one with the same address'),
    hasPassword: z.boolean(),
  }),
});

export const sendLinkCode = endpoint({
  method: 'POST',
  path: '/socialauth/link/code',
  summary: "Mails a code to the account's address, in place of its password",
  response: CodeSent,
});

export const linkSocial = endpoint({
  method: 'POST',
  path: '/socialauth/link',
  summary: "Connects it, with the account's password or a code mailed to it; sets the cookie jwt",
  body: AccountProof,
  response: z.object({ token: z.string(), data: z.object({ user: User, next: z.string().nullable() }) }),
});

export const getIdentities = endpoint({
  method: 'GET',
  path: '/identities',
  summary: 'The providers that one can log in with',
  response: z.object({
    identities: z.array(
      z.object({ provider: ProviderId, label: z.string(), linkedAt: z.string(), canUnlink: z.boolean() }),
    ),
  }),
});

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/identities/:provider',
  summary: 'Disconnects a provider, unless it is the only way to log in',
  params: z.object({ provider: ProviderId }),
  response: z.object({ unlinked: z.literal(true) }),
});
