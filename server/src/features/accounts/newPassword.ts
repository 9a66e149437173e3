import { AppError } from '@preproom/models/contract/http/errors';
import { PASSWORD_FAULTS, passwordFault } from '@preproom/models/contract/people/passwords';
import type { UserDocument } from '@preproom/models/db/people/user.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../app.ts';
import { endLoginsOf } from './account.service.ts';

type Person = Pick<UserDocument, 'Name' | 'Email' | 'language'> & { _id: Types.ObjectId };

/** Throws `bad_request` that names the field when the password is too easy for this person. */
export function requireGoodPassword(password: string, person: { name: string; email: string }): void {
  const fault = passwordFault(password, person);
  if (fault) throw new AppError('bad_request', undefined, { fields: { password: PASSWORD_FAULTS[fault] } });
}

/** Stores the hash, ends every login but one, and tells the person by mail. Who may do this was checked before. */
export async function storeNewPassword(
  deps: Pick<AppDeps, 'database' | 'clock' | 'mail' | 'endLogin'>,
  { _id, Email, language }: Person,
  passwordHash: string,
  { except, isAddressProved }: { except?: string; isAddressProved: boolean },
): Promise<void> {
  const now = new Date(deps.clock.now());
  const proved = isAddressProved ? { emailVerifiedAt: now } : {};
  await deps.database.users.updateOne({ _id }, { $set: { passwordHash, ...proved } });
  await endLoginsOf(deps, _id, except ? { except } : {});
  const key = `password-changed:${_id}:${now.getTime()}`;
  await deps.mail.queue({ to: Email, userId: _id, language, key, template: 'passwordChanged' });
}
