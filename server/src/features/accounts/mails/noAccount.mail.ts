import type { MailTemplate } from '../../../mail/content.ts';

export interface NoAccountMail {
  template: 'noAccount';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    noAccount: NoAccountMail;
  }
}

/** Sent instead of a login or password code when the address has no account, so that only its owner learns of it. */
export const noAccountMail: MailTemplate<NoAccountMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 60,
  write: (_, { i18n, brand, origin }) => ({
    subject: i18n.t('No {brand} account with this e-mail address', { brand }),
    preview: i18n.t('Try another e-mail address, or sign up for free.'),
    heading: i18n.t('We couldn’t find your account'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'Someone, probably you, asked {brand} for a code with this e-mail address, but there’s no account for it. Did you sign up with a different one?',
          { brand },
        ),
      },
      { is: 'button', label: i18n.t('Sign up for free'), href: `${origin}/Account/Signup` },
      {
        is: 'note',
        text: i18n.t('If this wasn’t you, you can ignore this e-mail. We haven’t created an account.'),
      },
    ],
  }),
};
