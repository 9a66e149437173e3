import {
  addLinks,
  changeNote,
  type SessionMail,
  sessionButton,
  sessionFacts,
  sessionTemplate,
} from './sessionMail.ts';

export interface SessionBookedMail extends SessionMail {
  template: 'sessionBooked';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    sessionBooked: SessionBookedMail;
  }
}

export const sessionBookedMail = sessionTemplate<SessionBookedMail>(
  (mail, context, { values, withArticle, isLearner }) => {
    const { i18n } = context;
    return {
      subject: i18n.t('Booked: {session}, {when}', values),
      preview: i18n.t('With {other}. Your calendar invite is attached.', values),
      heading: isLearner ? i18n.t('You’re booked') : i18n.t('New booking'),
      parts: [
        {
          is: 'text',
          text: isLearner
            ? i18n.t('Your {session} with {other} is booked.', values)
            : i18n.t('{other} booked {session} with you.', withArticle),
        },
        sessionFacts(mail, context),
        sessionButton(mail, context),
        addLinks(mail, context),
        { is: 'note', text: i18n.t('You can join 10 minutes before the start.') },
        changeNote(mail, context),
      ],
    };
  },
);
