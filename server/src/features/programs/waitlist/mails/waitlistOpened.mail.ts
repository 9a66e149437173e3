import type { MailTemplate } from '../../../../mail/content.ts';

export interface WaitlistOpenedMail {
  template: 'waitlistOpened';
  program: string;
  /** Path of the program's card. */
  path: string;
}

declare module '../../../../mail/mails.ts' {
  interface MailDataOf {
    waitlistOpened: WaitlistOpenedMail;
  }
}

const WEEK_MINUTES = 7 * 24 * 60;

/** The one mail to somebody on a waitlist: enrolment is open. */
export const waitlistOpenedMail: MailTemplate<WaitlistOpenedMail> = {
  kind: 'waitlist',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write: ({ program, path }, { i18n, brand, origin }) => ({
    subject: i18n.t('Enrolment for {program} is open', { program }),
    preview: i18n.t('You can enrol now.'),
    heading: i18n.t('Enrolment is open'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'You asked us to tell you when enrolment for {program} on {brand} opens. It’s open now.',
          {
            program,
            brand,
          },
        ),
      },
      { is: 'button', label: i18n.t('View the program'), href: `${origin}${path}` },
      {
        is: 'note',
        text: i18n.t('You’re no longer on the waitlist, and we won’t e-mail you about this again.'),
      },
    ],
  }),
};
