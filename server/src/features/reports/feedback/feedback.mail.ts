import type { Session } from '@preproom/models/db/sessions/session.model';
import type { MailTemplate } from '../../../mail/content.ts';

export interface FeedbackMail {
  template: 'feedback';
  mentorName: string;
  session: Pick<Session, 'round' | 'isFree'>;
  /** The report's path. */
  path: string;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    feedback: FeedbackMail;
  }
}

const WEEK_MINUTES = 7 * 24 * 60;

/** A mentor has submitted feedback that the learner can read. */
export const feedbackMail: MailTemplate<FeedbackMail> = {
  kind: 'feedback',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write: ({ mentorName, session: { round, isFree }, path }, { i18n, brand, origin }) => ({
    subject: isFree
      ? i18n.t('Your feedback on your free introduction is ready')
      : i18n.t('Your feedback on {round} is ready', { round }),
    preview: i18n.t('{mentorName} has reviewed your interview.', { mentorName }),
    heading: i18n.t('Your feedback is ready'),
    parts: [
      {
        is: 'text',
        text: isFree
          ? i18n.t(
              '{mentorName} has rated your free introduction and noted what went well and what to practise next.',
              { mentorName },
            )
          : i18n.t(
              '{mentorName} has rated your {round} interview and noted what went well and what to practise next.',
              { mentorName, round },
            ),
      },
      { is: 'button', label: i18n.t('View feedback'), href: `${origin}${path}` },
      {
        is: 'note',
        text: i18n.t('You’ll always find it in your {brand} account, next to your interview summary.', {
          brand,
        }),
      },
    ],
  }),
};
