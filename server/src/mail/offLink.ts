import { ID_FORM } from '@preproom/models/contract/http/forms';
import {
  isOptional,
  MAIL_OFF_PATH,
  type MailKind,
  type OptionalMail,
} from '@preproom/models/contract/people/mail';
import type { Types } from 'mongoose';
import { readClaim, sealClaim } from './sealedClaim.ts';

/** Where mails of this kind can be switched off for this person; null for those that always come. */
export function offAddressOf(
  kind: MailKind,
  userId: Types.ObjectId | undefined,
  origin: string,
  secret: string,
): string | null {
  if (!isOptional(kind) || !userId) return null;
  return `${origin}${MAIL_OFF_PATH}?token=${sealClaim('mails-off', `${userId}.${kind}`, secret)}`;
}

/** Whose mails of which kind a token switches off; null when it is none of ours. It works as long as the mail exists somewhere. */
export function readOffToken(token: string, secret: string): { userId: string; kind: OptionalMail } | null {
  const [userId = '', kind = ''] = readClaim('mails-off', token, secret)?.split('.') ?? [];
  if (!ID_FORM.test(userId)) return null;
  return isOptional(kind as MailKind) ? { userId, kind: kind as OptionalMail } : null;
}
