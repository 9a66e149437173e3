import type { MailTemplate } from '../../../mail/content.ts';
import { roomLink } from '../sessionWords.ts';
import { changeNote, type SessionMail, sessionButton, sessionFacts, sessionWords } from './sessionMail.ts';

/** A day before, and a quarter of an hour before. */
export type ReminderKind = 'day' | 'quarter';

export interface SessionReminderMail extends SessionMail {
  template: 'sessionReminder';
  reminder: ReminderKind;
  /** Until the start, when it was written. */
  minutesLeft: number;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    sessionReminder: SessionReminderMail;
  }
}

export const sessionReminderMail: MailTemplate<SessionReminderMail> = {
  kind: 'sessions',
  isSecret: false,
  usefulMinutes: ({ minutesLeft }) => minutesLeft,
  write(mail, context) {
    const { i18n, origin } = context;
    const { values } = sessionWords(mail, context);
    const isSoon = mail.reminder === 'quarter';
    return {
      subject: isSoon
        ? i18n.t('Starting soon: {session}, {when}', values)
        : i18n.t('Reminder: {session}, {when}', values),
      preview: i18n.t('With {other}.', values),
      heading: isSoon ? i18n.t('Your session starts soon') : i18n.t('Your session is coming up'),
      parts: [
        sessionFacts(mail, context),
        isSoon
          ? { is: 'button', label: i18n.t('Join'), href: roomLink(origin, mail.session.roomid) }
          : sessionButton(mail, context),
        { is: 'note', text: i18n.t('You can join 10 minutes before the start.') },
        ...(isSoon ? [] : [changeNote(mail, context)]),
      ],
    };
  },
};
