import type { MailTemplate } from '../../../../mail/content.ts';

export interface WaitlistJoinedMail {
  template: 'waitlistJoined';
  program: string;
  /** Path, with the token, of the page on which the place is given up. */
  path: string;
}

declare module '../../../../mail/mails.ts' {
  interface MailDataOf {
    waitlistJoined: WaitlistJoinedMail;
  }
}

const DAY_MINUTES = 24 * 60;

/** Confirms a visitor's place on a waitlist, and holds the link that gives it up. */
export const waitlistJoinedMail: MailTemplate<WaitlistJoinedMail> = {
  kind: 'waitlist',
  isSecret: false,
  usefulMinutes: () => DAY_MINUTES,
  write: ({ program, path }, { i18n, brand, origin }) => ({
    subject: i18n.t('You’re on the waitlist for {program}', { program }),
    preview: i18n.t('We’ll e-mail you once, when enrolment opens.'),
    heading: i18n.t('You’re on the waitlist'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'Enrolment for {program} on {brand} is closed right now. We’ll e-mail you once, when it opens.',
          { program, brand },
        ),
      },
      {
        is: 'text',
        text: i18n.t('Didn’t ask for this, or changed your mind? You can leave at any time.'),
      },
      { is: 'button', label: i18n.t('Leave the waitlist'), href: `${origin}${path}` },
    ],
  }),
};
