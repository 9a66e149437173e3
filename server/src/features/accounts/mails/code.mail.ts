import type { CodePurpose } from '@preproom/models/contract/accounts/codes';
import type { MailContext, MailTemplate } from '../../../mail/content.ts';

export interface CodeMail {
  template: 'code';
  code: string;
  /** A guardian gets a different mail (guardianCode.mail.ts). */
  purpose: Exclude<CodePurpose, 'guardian'>;
  /** How long the code is valid. */
  minutes: number;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    code: CodeMail;
  }
}

const PURPOSES: Record<CodeMail['purpose'], (context: MailContext) => string> = {
  signup: ({ i18n, brand }) =>
    i18n.t('Enter this code to confirm your e-mail address and set up your {brand} account.', { brand }),
  login: ({ i18n, brand }) => i18n.t('Enter this code to log in to {brand}.', { brand }),
  password: ({ i18n, brand }) =>
    i18n.t('Enter this code to set a new password for your {brand} account.', { brand }),
  link: ({ i18n, brand }) =>
    i18n.t('Enter this code to add another way to log in to your {brand} account.', { brand }),
  confirm: ({ i18n, brand }) =>
    i18n.t(
      'Enter this code to confirm it’s you. {brand} asks for it before exports, account changes and other sensitive actions.',
      {
        brand,
      },
    ),
  mentor: ({ i18n, brand }) =>
    i18n.t('Enter this code to continue your mentor application on {brand}.', { brand }),
  address: ({ i18n, brand }) =>
    i18n.t('Enter this code to use this e-mail address for your {brand} account.', { brand }),
  affiliate: ({ i18n, brand }) =>
    i18n.t('Enter this code to confirm the e-mail address of your {brand} affiliate account.', { brand }),
};

/** A one-time code, which proves that the person can read mail at this address. */
export const codeMail: MailTemplate<CodeMail> = {
  kind: 'account',
  isSecret: true,
  usefulMinutes: ({ minutes }) => minutes,
  write({ code, purpose, minutes }, context) {
    const { i18n, brand } = context;
    return {
      subject: i18n.t('Your {brand} code', { brand }),
      preview: i18n.t('It expires in {minutes} minutes.', { minutes }),
      heading: i18n.t('Your code'),
      parts: [
        { is: 'text', text: PURPOSES[purpose](context) },
        { is: 'code', code },
        { is: 'text', text: i18n.t('The code expires in {minutes} minutes and works once.', { minutes }) },
        {
          is: 'note',
          text: i18n.t(
            'Don’t share this code. {brand} will never ask for it by phone or chat. If you didn’t request it, you can ignore this e-mail.',
            { brand },
          ),
        },
      ],
    };
  },
};
