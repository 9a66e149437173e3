import { addLinks, type SessionMail, sessionButton, sessionFacts, sessionTemplate } from './sessionMail.ts';

export interface SessionMovedMail extends SessionMail {
  template: 'sessionMoved';
  movedFrom: Date;
  /** The recipient moved it. */
  byRecipient: boolean;
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
    subject: i18n.t('Moved: {session}, now {when}', values),
    preview: i18n.t('With {other}. It was {before}.', { ...values, before }),
    heading: i18n.t('New time'),
    parts: [
      {
        is: 'text',
        text: mail.byRecipient
          ? i18n.t('You moved your {session} with {other}.', values)
          : i18n.t('{other} moved your {session}.', values),
      },
      sessionFacts(mail, context),
      { is: 'text', text: i18n.t('It was {before}.', { before }) },
      sessionButton(mail, context),
      addLinks(mail, context),
      { is: 'note', text: i18n.t('The attached invite updates your calendar.') },
    ],
  };
});
