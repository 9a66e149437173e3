import { ID_FORM } from '@preproom/models/contract/http/forms';
import {
  isOptional,
  MAIL_OFF_PATH,
  type MailKind,
  type OptionalMail,
} from '@preproom/models/contract/notifications/mail';
import type { Types } from 'mongoose';
import { readToken, signToken } from './signedToken.ts';

/** The link that turns off mails of this kind for this person; null for mails that cannot be turned off. */
export function offAddressOf(
  kind: MailKind,
  userId: Types.ObjectId | undefined,
  origin: string,
  secret: string,
): string | null {
  if (!isOptional(kind) || !userId) return null;
  return `${origin}${MAIL_OFF_PATH}?token=${signToken('mails-off', `${userId}.${kind}`, secret)}`;
}

/** The person and the kind of mail that a token turns off; null for an invalid one. Tokens never expire, like the mails that hold them. */
export function readOffToken(token: string, secret: string): { userId: string; kind: OptionalMail } | null {
  const [userId = '', kind = ''] = readToken('mails-off', token, secret)?.split('.') ?? [];
  if (!ID_FORM.test(userId)) return null;
  return isOptional(kind as MailKind) ? { userId, kind: kind as OptionalMail } : null;
}
