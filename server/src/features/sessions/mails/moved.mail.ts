import type { MailContext } from '../../../mail/content.ts';
import {
  addLinks,
  type SessionMail,
  sessionButton,
  sessionFacts,
  sessionTemplate,
  sessionWords,
} from './sessionMail.ts';

export interface SessionMovedMail extends SessionMail {
  template: 'sessionMoved';
  movedFrom: Date;
  by: 'recipient' | 'other' | 'team';
  /** The team's. */
  reason: string | null;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    sessionMoved: SessionMovedMail;
  }
}

export const sessionMovedMail = sessionTemplate<SessionMovedMail>((mail, context, { values, when }) => {
  const { i18n } = context;
  const before = when(mail.movedFrom);
  return {
    subject: i18n.t('Rescheduled: {session}, now {when}', values),
    preview: i18n.t('With {other}. Previously {before}.', { ...values, before }),
    heading: i18n.t('New time'),
    parts: [
      { is: 'text', text: whoMoved(mail, context) },
      ...(mail.reason
        ? [{ is: 'text' as const, text: i18n.t('Reason: {reason}', { reason: mail.reason }) }]
        : []),
      sessionFacts(mail, context),
      { is: 'text', text: i18n.t('Previously: {before}.', { before }) },
      sessionButton(mail, context),
      addLinks(mail, context),
      { is: 'note', text: i18n.t('The attached invite updates your calendar.') },
    ],
  };
});

function whoMoved(mail: SessionMovedMail, context: MailContext): string {
  const { i18n, brand } = context;
  const { values } = sessionWords(mail, context);
  if (mail.by === 'recipient') return i18n.t('You rescheduled your {session} with {other}.', values);
  if (mail.by === 'other') return i18n.t('{other} rescheduled your {session}.', values);
  return i18n.t('{brand} rescheduled your {session} with {other}.', { ...values, brand });
}
