import { MAIL_CONSENT_VERSION } from '@preproom/models/contract/accounts/consents';
import { type MailPreferences, OPTIONAL_MAILS } from '@preproom/models/contract/notifications/mail';
import type { AppDeps } from '../../../deps.ts';

/** Turns mails on and off. Each change is recorded as a consent before it counts. Does nothing for a deleted account. */
export async function chooseMails(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  userId: string,
  choice: Partial<MailPreferences>,
): Promise<void> {
  const user = await database.users.findById(userId, { mailsOff: 1 }).lean();
  if (!user) return;
  const before = user.mailsOff ?? [];
  const isOff = (kind: keyof MailPreferences) => !(choice[kind] ?? !before.includes(kind));
  const mailsOff = OPTIONAL_MAILS.filter(isOff);
  const changed = OPTIONAL_MAILS.filter((kind) => before.includes(kind) !== mailsOff.includes(kind));
  const at = new Date(clock.now());
  await database.consents.create(
    changed.map((mail) => {
      const granted = !mailsOff.includes(mail);
      return {
        userId,
        kind: 'mail' as const,
        mail,
        granted,
        at,
        textVersion: granted ? MAIL_CONSENT_VERSION : null,
      };
    }),
  );
  if (changed.length > 0) await database.users.updateOne({ _id: userId }, { $set: { mailsOff } });
}
