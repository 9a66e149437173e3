import { GUARDIAN_OFF_PATH } from '@preproom/models/contract/learners/guardian';
import type { MailTemplate } from '../../mail/content.ts';

export interface GuardianConsentMail {
  template: 'guardianConsent';
  learner: string;
  guardian: string;
  /** Withdraws the consent. */
  token: string;
}

declare module '../../mail/mails.ts' {
  interface MailDataOf {
    guardianConsent: GuardianConsentMail;
  }
}

const WEEK_MINUTES = 7 * 24 * 60;

/** Confirms a guardian's consent, and holds the link that withdraws it. */
export const guardianConsentMail: MailTemplate<GuardianConsentMail> = {
  kind: 'account',
  isSecret: true,
  usefulMinutes: () => WEEK_MINUTES,
  write: ({ learner, guardian, token }, { i18n, brand, origin, contact }) => ({
    subject: i18n.t('You’ve given consent for {learner} on {brand}', { learner, brand }),
    preview: i18n.t('Keep this e-mail. You can use it to withdraw your consent.'),
    heading: i18n.t('Thank you for your consent'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'Dear {guardian}, {learner} can now practise job interviews on {brand}, by video with mentors we’ve verified. Interviews aren’t recorded, and facial expressions aren’t read until {learner} turns 18.',
          { guardian, learner, brand },
        ),
      },
      {
        is: 'text',
        text: i18n.t(
          'Until then, you can withdraw your consent at any time. If you do, we’ll close the account right away and delete its data two days later, unless {learner} chooses to keep it. They’d then need consent again to use it. Keep this e-mail: it’s the only place you’ll find the link.',
          { learner },
        ),
      },
      {
        is: 'button',
        label: i18n.t('Withdraw consent'),
        href: `${origin}${GUARDIAN_OFF_PATH}?token=${token}`,
      },
      {
        is: 'note',
        text: i18n.t(
          'Didn’t give consent? Use the button above to withdraw it. Questions? Write to {contact}. Our privacy policy is at {policy}.',
          { contact, policy: `${origin}/Privacypolicy` },
        ),
      },
    ],
  }),
};
