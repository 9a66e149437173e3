import { roomLink } from '../sessionWords.ts';
import { changeNote, type SessionMail, sessionButton, sessionFacts, sessionTemplate } from './sessionMail.ts';

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

export const sessionReminderMail = sessionTemplate<SessionReminderMail>(
  (mail, context, { values }) => {
    const { i18n, origin } = context;
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
  ({ minutesLeft }) => minutesLeft,
);
