import type { MailTemplate } from '../../../mail/content.ts';

export interface HasAccountMail {
  template: 'hasAccount';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    hasAccount: HasAccountMail;
  }
}

/** Sent instead of a sign-up code when the address has an account, so that only its owner learns of it. */
export const hasAccountMail: MailTemplate<HasAccountMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 60,
  write: (_, { i18n, brand, origin }) => ({
    subject: i18n.t('You already have a {brand} account', { brand }),
    preview: i18n.t('Log in with your password or a code.'),
    heading: i18n.t('You already have an account'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'Someone, probably you, tried to sign up for {brand} with this e-mail address. There’s already an account for it, so you can just log in.',
          { brand },
        ),
      },
      { is: 'button', label: i18n.t('Log in'), href: `${origin}/Account/Login` },
      {
        is: 'text',
        text: i18n.t(
          'Forgot your password? The login page can send you a code or help you set a new password.',
        ),
      },
      { is: 'note', text: i18n.t('If this wasn’t you, you can ignore this e-mail. Nothing has changed.') },
    ],
  }),
};
