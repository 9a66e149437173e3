import type { MailContext } from '../../../mail/content.ts';
import {
  bookAgainButton,
  type SessionMail,
  sessionButton,
  sessionFacts,
  sessionTemplate,
  sessionWords,
} from './sessionMail.ts';

export interface SessionCancelledMail extends SessionMail {
  template: 'sessionCancelled';
  by: 'recipient' | 'other' | 'team';
  /** What the one who cancelled wrote. */
  reason: string | null;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    sessionCancelled: SessionCancelledMail;
  }
}

export const sessionCancelledMail = sessionTemplate<SessionCancelledMail>(
  (mail, context, { values, isLearner }) => {
    const { i18n } = context;
    const { reason } = mail;
    const who = whoCancelled(mail, context);
    return {
      subject: i18n.t('Cancelled: {session}, {when}', values),
      preview: who,
      heading: i18n.t('Session cancelled'),
      parts: [
        { is: 'text', text: who },
        ...(reason ? [{ is: 'text' as const, text: i18n.t('Reason: {reason}', { reason }) }] : []),
        sessionFacts(mail, context),
        ...(isLearner ? [{ is: 'text' as const, text: whatIsBack(mail, context) }] : []),
        isLearner ? bookAgainButton(mail, context) : sessionButton(mail, context),
        { is: 'note', text: i18n.t('The attached update removes it from your calendar.') },
      ],
    };
  },
);

/** A cancelled session uses no round (`usesRound`), whoever cancelled it. */
function whatIsBack({ session }: SessionCancelledMail, { i18n }: MailContext): string {
  return session.isFree
    ? i18n.t('You can book your free introduction again, at another time or with another mentor.')
    : i18n.t('The round is back in your pack. Book another time or mentor.');
}

function whoCancelled(mail: SessionCancelledMail, context: MailContext): string {
  const { i18n, brand } = context;
  const { values } = sessionWords(mail, context);
  if (mail.by === 'recipient') return i18n.t('You cancelled your {session} with {other}.', values);
  if (mail.by === 'other') return i18n.t('{other} cancelled your {session}.', values);
  return i18n.t('{brand} cancelled your {session} with {other}.', { ...values, brand });
}
