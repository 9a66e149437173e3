import { OWN_MENTOR_PAGE } from '@preproom/models/contract/mentors/directory';
import type { MailTemplate } from '../../mail/content.ts';

export interface PublicPageMail {
  template: 'publicPage';
}

declare module '../../mail/mails.ts' {
  interface MailDataOf {
    publicPage: PublicPageMail;
  }
}

const MONTH_MINUTES = 30 * 24 * 60;

/** To mentors who were verified when only learners saw their profile. */
export const publicPageMail: MailTemplate<PublicPageMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => MONTH_MINUTES,
  write: (_, { i18n, brand, origin }) => ({
    subject: i18n.t('Your mentor page on {brand} is public', { brand }),
    preview: i18n.t('Check what it shows, and edit it if you like.'),
    heading: i18n.t('Your mentor page is public'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'Learners could already see your profile. It’s now a page on the web that anyone can open and search engines can find: your name, photo, work, LinkedIn link, ratings and next free times. Your e-mail, phone number and resume are never on it.',
        ),
      },
      { is: 'button', label: i18n.t('See your page'), href: origin + OWN_MENTOR_PAGE },
      {
        is: 'links',
        links: [{ label: i18n.t('Edit profile'), href: `${origin}/Dashboard/mentor/profile` }],
      },
    ],
  }),
};
