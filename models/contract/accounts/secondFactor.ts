import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { Compared, Line, Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { Code } from './codes.ts';
import { User } from './users.ts';

/** How long a half-login lasts: long enough to find the phone. */
export const HALF_LOGIN_MINUTES = 10;
/** Wrong codes after which a half-login ends. */
export const MAX_SECOND_FACTOR_TRIES = 5;
export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** Binary data as WebAuthn's JSON carries it. */
const Base64Url = (longest: number) => Token.max(longest).regex(/^[\w-]+$/, 'is not base64url');
const CredentialId = Base64Url(1_400);
const Kind = z.literal('public-key');

/** What an authenticator made: the fields of RegistrationResponseJSON that are verified. */
export const CreatedPasskey = z.strictObject({
  id: CredentialId,
  rawId: CredentialId,
  type: Kind,
  response: z.strictObject({
    clientDataJSON: Base64Url(4_000),
    attestationObject: Base64Url(20_000),
    transports: z.array(Token.max(20)).max(10).default([]),
  }),
});
export type CreatedPasskey = z.infer<typeof CreatedPasskey>;

/** What an authenticator signed: the fields of AuthenticationResponseJSON that are verified. */
export const UsedPasskey = z.strictObject({
  id: CredentialId,
  rawId: CredentialId,
  type: Kind,
  response: z.strictObject({
    clientDataJSON: Base64Url(4_000),
    authenticatorData: Base64Url(4_000),
    signature: Base64Url(4_000),
    userHandle: Base64Url(200).optional(),
  }),
});
export type UsedPasskey = z.infer<typeof UsedPasskey>;

const PasskeyOptions = z.object({
  options: z
    .record(z.string(), z.unknown())
    .describe('for the browser, as PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON'),
});

/** In any case, with or without spaces and dashes. */
const RecoveryCode = Compared.max(60).transform((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ''));

export const SECOND_WAYS = ['passkey', 'totp', 'recovery'] as const;
export type SecondWay = (typeof SECOND_WAYS)[number];

export const getSecondStep = endpoint({
  method: 'GET',
  path: '/login/second',
  summary:
    'By what the log-in that this browser has begun can be completed. A cookie names it; it opens nothing else',
  response: z.object({
    ways: z.array(z.enum(SECOND_WAYS)).describe('the most secure first'),
    expiresAt: Instant,
  }),
});

export const beginSecondStep = endpoint({
  method: 'POST',
  path: '/login/second/passkey',
  summary: 'Options for a passkey that completes the log-in; they replace earlier ones and are good once',
  response: PasskeyOptions,
});

export const completeLogin = endpoint({
  method: 'POST',
  path: '/login/second',
  summary: `Completes the log-in with a second factor; sets the cookie jwt. ${MAX_SECOND_FACTOR_TRIES} wrong codes end it`,
  body: z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('passkey'), passkey: UsedPasskey }),
    z.strictObject({ way: z.literal('totp'), code: Code }),
    z.strictObject({ way: z.literal('recovery'), code: RecoveryCode }),
  ]),
  response: z.object({
    token: z.string(),
    data: User,
    next: z.string().nullable().describe('the path of ours that was wanted before the log-in'),
  }),
});

export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  addedAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecondFactor = z.object({
  isRequired: z.boolean().describe('the team pages open with a second factor only'),
  passkeys: z.array(Passkey),
  totp: z.object({ addedAt: Instant, lastUsedAt: Instant.nullable() }).nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

const Added = z.object({
  recoveryCodes: z
    .array(z.string())
    .nullable()
    .describe('shown this once, with the first factor; null with a later one'),
});

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/account/second-factor',
  summary: "The caller's passkeys, authenticator app and how many recovery codes are left",
  response: SecondFactor,
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/account/second-factor/passkeys/options',
  summary: 'Options for a new passkey; they replace earlier ones of this login and are good once',
  response: PasskeyOptions,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/account/second-factor/passkeys',
  summary: 'Adds a passkey. With the first second factor every other login ends',
  body: z.strictObject({
    name: Line.min(1, 'is missing').max(MAX_PASSKEY_NAME_LENGTH),
    passkey: CreatedPasskey,
  }),
  response: Added,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/account/second-factor/passkeys/:passkeyId',
  summary: 'Removes a passkey, unless it is the last second factor and one is required',
  params: z.strictObject({ passkeyId: Id }),
  response: z.object({ removed: z.literal(true) }),
});

export const beginTotp = endpoint({
  method: 'POST',
  path: '/account/second-factor/totp/options',
  summary: 'A new secret for an authenticator app; it counts once a code of it was entered in this login',
  response: z.object({ secret: z.string().describe('in base32'), uri: z.string().describe('for a QR code') }),
});

export const addTotp = endpoint({
  method: 'POST',
  path: '/account/second-factor/totp',
  summary:
    'Confirms the new secret by a code, in place of an earlier app. With the first second factor every other login ends',
  body: z.strictObject({ code: Code }),
  response: Added,
});

export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/account/second-factor/totp',
  summary: 'Removes the authenticator app, unless it is the last second factor and one is required',
  response: z.object({ removed: z.literal(true) }),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/second-factor/codes',
  summary: 'New recovery codes in place of all earlier ones',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const beginPasskeyProof = endpoint({
  method: 'POST',
  path: '/hq/proof/passkey/options',
  summary: 'Options for a passkey that proves this login, in place of the password',
  response: PasskeyOptions,
});

export const proveWithPasskey = endpoint({
  method: 'POST',
  path: '/hq/proof/passkey',
  summary: 'Proves this login by a passkey with its PIN, fingerprint or face',
  body: z.strictObject({ passkey: UsedPasskey }),
  response: z.object({ provedUntil: Instant }),
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/hq/team/:userId/second-factor',
  summary:
    'Removes every second factor of another member of the team who has lost them, and ends their logins; nobody resets their own',
  params: z.strictObject({ userId: Id }),
  response: z.object({ reset: z.literal(true) }),
});
