import { mentorPath } from '@preproom/models/contract/mentors/directory';
import type { MailTemplate } from '../../mail/content.ts';

export interface ReviewAnswerMail {
  template: 'reviewAnswer';
  mentorName: string;
  mentorId: string;
}

declare module '../../mail/mails.ts' {
  interface MailDataOf {
    reviewAnswer: ReviewAnswerMail;
  }
}

const WEEK_MINUTES = 7 * 24 * 60;

/** A mentor has answered the learner's review. Without the answer itself, which may be hidden or changed until it is read. */
export const reviewAnswerMail: MailTemplate<ReviewAnswerMail> = {
  kind: 'feedback',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write: ({ mentorName, mentorId }, { i18n, origin }) => ({
    subject: i18n.t('{mentorName} answered your review', { mentorName }),
    preview: i18n.t('The answer is on their public page.'),
    heading: i18n.t('Your review has an answer'),
    parts: [
      {
        is: 'text',
        text: i18n.t('{mentorName} answered the review you wrote. It’s below your review on their page.', {
          mentorName,
        }),
      },
      { is: 'button', label: i18n.t('Read the answer'), href: `${origin}${mentorPath(mentorId)}#reviews` },
    ],
  }),
};
