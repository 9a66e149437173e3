import { AppError } from '@preproom/models/contract/http/errors';
import type { OptionalMail } from '@preproom/models/contract/notifications/mail';
import type { AppDeps } from '../../../deps.ts';
import { readOffToken } from '../../../mail/offLink.ts';
import { chooseMails } from './mailChoice.ts';

export type SwitchOffDeps = Pick<AppDeps, 'config' | 'database' | 'clock'>;

/** Turns off the kind of mail that the token names; throws `bad_request` for an invalid token. */
export async function switchOff(deps: SwitchOffDeps, token: string): Promise<OptionalMail> {
  const named = readOffToken(token, deps.config.jwtSecret);
  if (!named) throw new AppError('bad_request', undefined, { fields: { token: 'not of a mail of ours' } });
  await chooseMails(deps, named.userId, { [named.kind]: false });
  return named.kind;
}
