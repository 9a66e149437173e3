import { sessionLink } from '../sessionWords.ts';
import { type SessionMail, sessionFacts, sessionTemplate } from './sessionMail.ts';

export interface UnreadMessagesMail extends SessionMail {
  template: 'unreadMessages';
  count: number;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    unreadMessages: UnreadMessagesMail;
  }
}

/** Without the messages themselves: they stay where they can be reported and deleted. */
export const unreadMessagesMail = sessionTemplate<UnreadMessagesMail>((mail, context, { values }) => {
  const { i18n, origin } = context;
  const { count } = mail;
  return {
    subject:
      count === 1
        ? i18n.t('{other} sent you a message', values)
        : i18n.t('{other} sent you {count} messages', { ...values, count }),
    preview: i18n.t('About your session: {session}, {when}.', values),
    heading: count === 1 ? i18n.t('You have a new message') : i18n.t('You have new messages'),
    parts: [
      {
        is: 'button',
        label: i18n.t('Read and reply'),
        href: `${sessionLink(origin, mail.session.roomid)}#messages`,
      },
      sessionFacts(mail, context),
      { is: 'note', text: i18n.t('Reply on the session page, not to this e-mail.') },
    ],
  };
});
