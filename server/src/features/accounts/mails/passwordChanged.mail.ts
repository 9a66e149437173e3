import type { MailTemplate } from '../../../mail/content.ts';

export interface PasswordChangedMail {
  template: 'passwordChanged';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    passwordChanged: PasswordChangedMail;
  }
}

/** Warns the owner, in case somebody else set the new password. */
export const passwordChangedMail: MailTemplate<PasswordChangedMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 3 * 24 * 60,
  write: (_, { i18n, brand, origin }) => ({
    subject: i18n.t('Your {brand} password was changed', { brand }),
    preview: i18n.t('All other devices were logged out.'),
    heading: i18n.t('Your password was changed'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'The password for your {brand} account was changed. All other devices were logged out. Use the new password to log in again.',
          { brand },
        ),
      },
      {
        is: 'text',
        text: i18n.t(
          'If you subscribed to your sessions in a calendar app, that link no longer works. Copy the new one from your {brand} calendar settings.',
          { brand },
        ),
      },
      {
        is: 'text',
        text: i18n.t('If this wasn’t you, reset your password now. That also logs out whoever changed it.'),
      },
      { is: 'button', label: i18n.t('Reset password'), href: `${origin}/Account/forgetpassword` },
    ],
  }),
};
