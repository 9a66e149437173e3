import type { MailTemplate } from '../../../mail/content.ts';

export interface AddressTakenMail {
  template: 'addressTaken';
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    addressTaken: AddressTakenMail;
  }
}

/** Sent instead of a code when another account has the address, so that only its owner learns of it. */
export const addressTakenMail: MailTemplate<AddressTakenMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 60,
  write: (_, { i18n, brand, origin }) => ({
    subject: i18n.t('You already have a {brand} account', { brand }),
    preview: i18n.t('This address can’t be used for a second account.'),
    heading: i18n.t('You already have an account'),
    parts: [
      {
        is: 'text',
        text: i18n.t(
          'Someone, probably you, tried to use this e-mail address for another {brand} account. There’s already an account for it, so nothing was changed.',
          { brand },
        ),
      },
      { is: 'button', label: i18n.t('Log in'), href: `${origin}/Account/Login` },
      { is: 'note', text: i18n.t('If this wasn’t you, you can ignore this e-mail. Nothing has changed.') },
    ],
  }),
};
