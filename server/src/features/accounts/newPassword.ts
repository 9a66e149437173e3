import { PASSWORD_FAULTS } from '@preproom/models/contract/accounts/passwords';
import { AppError } from '@preproom/models/contract/http/errors';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { voidOpeningCodes } from './codes.ts';
import { endLogins } from './logins.ts';
import { type PasswordOwner, passwordStrengthFault } from './passwordStrength.ts';

type Person = Pick<UserDocument, 'Name' | 'Email' | 'language'> & { _id: Types.ObjectId };

/** Throws `bad_request` with a message for the field `password` when the password is too easy to guess. */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  const fault = await passwordStrengthFault(password, owner);
  if (fault) throw new AppError('bad_request', undefined, { fields: { password: PASSWORD_FAULTS[fault] } });
}

/**
 * Stores the hash, ends every login except `except`, the codes that were mailed before and the calendar feed's address, and notifies the
 * person by mail. The caller has checked the permission.
 */
export async function storeNewPassword(
  deps: Pick<AppDeps, 'database' | 'clock' | 'mail' | 'endLogin' | 'codeGuard'>,
  { _id, Email, language }: Person,
  passwordHash: string,
  { except, isAddressProved }: { except?: string; isAddressProved: boolean },
): Promise<void> {
  const now = new Date(deps.clock.now());
  const proved = isAddressProved ? { emailVerifiedAt: now } : {};
  await voidOpeningCodes(deps, Email);
  await deps.database.users.updateOne(
    { _id },
    { $set: { passwordHash, ...proved }, $inc: { calendarRevision: 1 } },
  );
  await endLogins(deps, _id, except ? { except } : {});
  const key = `password-changed:${_id}:${now.getTime()}`;
  await deps.mail.queue({ to: Email, userId: _id, language, key, template: 'passwordChanged' });
}
