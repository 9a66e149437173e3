import type { MailTemplate } from '../../mail/content.ts';

export interface GuardianCodeMail {
  template: 'guardianCode';
  /** The minor who needs the consent. */
  learner: string;
  guardian: string;
  code: string;
  minutes: number;
}

declare module '../../mail/mails.ts' {
  interface MailDataOf {
    guardianCode: GuardianCodeMail;
  }
}

/** Asks a parent or guardian for consent: who needs it, what for, what is recorded and how to withdraw it. */
export const guardianCodeMail: MailTemplate<GuardianCodeMail> = {
  kind: 'account',
  isSecret: true,
  usefulMinutes: ({ minutes }) => minutes,
  write: ({ learner, guardian, code, minutes }, { i18n, brand, origin, contact }) => ({
    subject: i18n.t('{learner} needs your consent to use {brand}', { learner, brand }),
    preview: i18n.t('They’re under 18 and named you as their parent or guardian.'),
    heading: i18n.t('{learner} needs your consent', { learner }),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'Dear {guardian}, {learner} wants to practise job interviews on {brand} and named you as their parent or guardian. Because they’re under 18, the law requires your consent first.',
          { guardian, learner, brand },
        ),
      },
      {
        is: 'text',
        text: i18n.t(
          'If you consent, they’ll have an account with their name, contact details, education and goal, and mock interviews by video with mentors we’ve verified. Interviews aren’t recorded. Facial expression reading stays off until they turn 18.',
        ),
      },
      { is: 'text', text: i18n.t('If you agree, give {learner} this code:', { learner }) },
      { is: 'code', code },
      { is: 'text', text: i18n.t('The code expires in {minutes} minutes and works once.', { minutes }) },
      {
        is: 'text',
        text: i18n.t(
          'We’ll record your name, this e-mail address, the time and your consent. You can withdraw it at any time, with the link in our next e-mail or by writing to {contact}. Our privacy policy is at {policy}.',
          { contact, policy: `${origin}/Privacypolicy` },
        ),
      },
      {
        is: 'note',
        text: i18n.t(
          'Don’t know {learner}, or don’t agree? You don’t need to do anything. Without the code, the account stays limited.',
          { learner },
        ),
      },
    ],
  }),
};
