import type { MailTemplate } from '../../../mail/content.ts';
import {
  addLinks,
  calendarOf,
  changeNote,
  type SessionMail,
  sessionButton,
  sessionFacts,
  sessionWords,
  USEFUL_MINUTES,
} from './sessionMail.ts';

export interface SessionBookedMail extends SessionMail {
  template: 'sessionBooked';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    sessionBooked: SessionBookedMail;
  }
}

export const sessionBookedMail: MailTemplate<SessionBookedMail> = {
  kind: 'sessions',
  isSecret: false,
  usefulMinutes: () => USEFUL_MINUTES,
  write(mail, context) {
    const { i18n } = context;
    const { values, isLearner } = sessionWords(mail, context);
    return {
      subject: i18n.t('Booked: {session}, {when}', values),
      preview: i18n.t('With {other}. Your calendar invite is attached.', values),
      heading: isLearner ? i18n.t('You’re booked') : i18n.t('New booking'),
      parts: [
        {
          is: 'text',
          text: isLearner
            ? i18n.t('Your {session} with {other} is booked.', values)
            : i18n.t('{other} booked {session} with you.', values),
        },
        sessionFacts(mail, context),
        sessionButton(mail, context),
        addLinks(mail, context),
        { is: 'note', text: i18n.t('You can join 10 minutes before the start.') },
        changeNote(mail, context),
      ],
      ...calendarOf(mail),
    };
  },
};
