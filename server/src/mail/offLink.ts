import { createHmac, timingSafeEqual } from 'node:crypto';
import { ID_FORM } from '@preproom/models/contract/forms';
import { isOptional, MAIL_OFF_PATH, type MailKind, type OptionalMail } from '@preproom/models/contract/mail';
import type { Types } from 'mongoose';

/** Where mails of this kind can be switched off for this person; null for those that always come. */
export function offAddressOf(
  kind: MailKind,
  userId: Types.ObjectId | undefined,
  origin: string,
  secret: string,
): string | null {
  if (!isOptional(kind) || !userId) return null;
  const claim = `${userId}.${kind}`;
  return `${origin}${MAIL_OFF_PATH}?token=${claim}.${seal(claim, secret)}`;
}

/** Whose mails of which kind a token switches off; null when it is none of ours. It works as long as the mail exists somewhere. */
export function readOffToken(token: string, secret: string): { userId: string; kind: OptionalMail } | null {
  const [userId = '', kind = '', given = ''] = token.split('.');
  if (!isSame(given, seal(`${userId}.${kind}`, secret)) || !ID_FORM.test(userId)) return null;
  return isOptional(kind as MailKind) ? { userId, kind: kind as OptionalMail } : null;
}

/** The purpose is sealed as well, so that nothing else that the same key signs passes here. */
function seal(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`mails-off:${claim}`).digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
