import type { CreatedPasskey, UsedPasskey } from '@preproom/models/contract/accounts/secondFactor';
import { AppError } from '@preproom/models/contract/http/errors';
import type { StoredPasskey } from '@preproom/models/db/accounts/secondFactor.model';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

/** How long the browser waits for the person. */
const TIMEOUT_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256, by their COSE numbers: every authenticator has one. The library would also try Node's experimental ones. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey belongs to the host under which people reach the product (PUBLIC_URL). */
const hostOf = (siteOrigin: string) => new URL(siteOrigin).hostname;

const descriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

/** For a new passkey of this person; authenticators that have one already offer none. */
export function creationOptions(
  { config }: Pick<AppDeps, 'config'>,
  siteOrigin: string,
  {
    user,
    passkeys,
  }: { user: Pick<UserDocument, 'Name' | 'Email'> & { _id: Types.ObjectId }; passkeys: StoredPasskey[] },
) {
  return generateRegistrationOptions({
    rpName: config.BRAND_NAME,
    rpID: hostOf(siteOrigin),
    userID: new Uint8Array(Buffer.from(user._id.toString())),
    userName: user.Email,
    userDisplayName: user.Name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: TIMEOUT_MS,
    excludeCredentials: passkeys.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** For one of these passkeys; as a proof in place of the password only with its PIN, fingerprint or face. */
export function requestOptions(siteOrigin: string, passkeys: StoredPasskey[], isProof: boolean) {
  return generateAuthenticationOptions({
    rpID: hostOf(siteOrigin),
    timeout: TIMEOUT_MS,
    allowCredentials: passkeys.map(descriptor),
    userVerification: isProof ? 'required' : 'preferred',
  });
}

interface Expected {
  challenge: string;
  siteOrigin: string;
}

/** The passkey to store; throws `passkey_failed`. */
export async function verifyCreated(
  { passkey, name, addedAt }: { passkey: CreatedPasskey; name: string; addedAt: Date },
  { challenge, siteOrigin }: Expected,
): Promise<StoredPasskey> {
  const { transports } = passkey.response;
  const { registrationInfo } = await orFailed(
    verifyRegistrationResponse({
      response: {
        ...passkey,
        clientExtensionResults: {},
        response: { ...passkey.response, transports: transports as AuthenticatorTransport[] },
      },
      expectedChallenge: challenge,
      expectedOrigin: siteOrigin,
      expectedRPID: hostOf(siteOrigin),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw new AppError('passkey_failed');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    _id: new Types.ObjectId(),
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    name,
    addedAt,
    lastUsedAt: null,
  };
}

/** Verifies that one of the person's passkeys signed this challenge, and notes its use; throws `passkey_failed`. */
export async function usePasskey(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  { userId, passkeys }: { userId: Types.ObjectId; passkeys: StoredPasskey[] },
  given: UsedPasskey,
  { challenge, siteOrigin, isProof }: Expected & { isProof: boolean },
): Promise<void> {
  const stored = passkeys.find(({ credentialId }) => credentialId === given.id);
  if (!stored) throw new AppError('passkey_failed');
  const { credentialId, publicKey, counter, transports } = stored;
  const { userHandle, ...signed } = given.response;
  const { verified, authenticationInfo } = await orFailed(
    verifyAuthenticationResponse({
      response: {
        ...given,
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: siteOrigin,
      expectedRPID: hostOf(siteOrigin),
      requireUserVerification: isProof,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports: transports as AuthenticatorTransport[],
      },
    }),
  );
  if (!verified) throw new AppError('passkey_failed');
  const used = {
    'passkeys.$.counter': authenticationInfo.newCounter,
    'passkeys.$.lastUsedAt': new Date(clock.now()),
  };
  // The passkey may have been removed, or a copy of it used, meanwhile.
  const { matchedCount } = await database.secondFactors.updateOne(
    { userId, passkeys: { $elemMatch: { credentialId, counter } } },
    { $set: used },
  );
  if (matchedCount === 0) throw new AppError('passkey_failed');
}

/** The library throws for whatever is wrong with what came. */
async function orFailed<T>(verifying: Promise<T>): Promise<T> {
  try {
    return await verifying;
  } catch (cause) {
    throw new AppError('passkey_failed', undefined, { cause });
  }
}
