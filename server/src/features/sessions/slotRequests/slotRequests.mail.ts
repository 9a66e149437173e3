import type { MailTemplate } from '../../../mail/content.ts';

export interface SlotRequestsMail {
  template: 'slotRequests';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    slotRequests: SlotRequestsMail;
  }
}

const DAY_MINUTES = 24 * 60;

/** Learners have asked a mentor for times; at most once a day, so it names and counts none of them. */
export const slotRequestsMail: MailTemplate<SlotRequestsMail> = {
  kind: 'sessions',
  isSecret: false,
  usefulMinutes: () => DAY_MINUTES,
  write: (_, { i18n, origin }) => ({
    subject: i18n.t('Learners want to book you'),
    preview: i18n.t('They’re waiting for new times.'),
    heading: i18n.t('Learners are asking for times'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'They’d like a session with you but couldn’t find a time that suits them. Add times, or decline.',
        ),
      },
      { is: 'button', label: i18n.t('View requests'), href: `${origin}/Dashboard/mentor/slots` },
      { is: 'note', text: i18n.t('We send this at most once a day.') },
    ],
  }),
};
