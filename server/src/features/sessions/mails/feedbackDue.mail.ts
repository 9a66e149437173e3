import { rupeeText } from '../../../mail/rupeeText.ts';
import { type SessionMail, sessionFacts, sessionTemplate } from './sessionMail.ts';

export interface FeedbackDueMail extends SessionMail {
  template: 'feedbackDue';
  /** What the session pays. */
  paise: number;
  dueAt: Date;
  /** Until then, when it was written. */
  minutesLeft: number;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    feedbackDue: FeedbackDueMail;
  }
}

/** Reminds a mentor of feedback while it still counts for pay. */
export const feedbackDueMail = sessionTemplate<FeedbackDueMail>(
  (mail, context, { values, when }) => {
    const { i18n, origin } = context;
    const due = when(mail.dueAt);
    const amount = rupeeText(mail.paise / 100);
    return {
      subject: i18n.t('Send your feedback on {session} by {due}', { ...values, due }),
      preview: i18n.t('The session pays {amount} if your feedback is in by then.', { amount }),
      heading: i18n.t('Your feedback is due soon'),
      parts: [
        sessionFacts(mail, context),
        {
          is: 'text',
          text: i18n.t(
            'Send it by {due} to earn {amount}. Later feedback still helps the learner, but isn’t paid.',
            {
              due,
              amount,
            },
          ),
        },
        {
          is: 'button',
          label: i18n.t('Write feedback'),
          href: `${origin}/room/Feedback/${mail.session.roomid}`,
        },
      ],
    };
  },
  ({ minutesLeft }) => minutesLeft,
);
