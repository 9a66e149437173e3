import type { CreatedPasskey, UsedPasskey } from '@preproom/models/contract/accounts/secondFactor';
import { AppError } from '@preproom/models/contract/http/errors';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Options = Record<string, unknown>;

/** Has the device make a passkey. Throws AppError `passkey_failed`, also when the person cancels. */
export async function createPasskey(options: Options): Promise<CreatedPasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await orFailed(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/** Has the device sign with one of the person's passkeys. Throws AppError `passkey_failed`, also when the person cancels. */
export async function signWithPasskey(options: Options): Promise<UsedPasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await orFailed(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  return { id, rawId, type: 'public-key', response: signed };
}

async function orFailed<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (cause) {
    throw new AppError('passkey_failed', undefined, { cause });
  }
}
