import type { MailTemplate } from '../../../mail/content.ts';

export interface ProviderConnectedMail {
  template: 'providerConnected';
  /** The provider's name. */
  provider: string;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    providerConnected: ProviderConnectedMail;
  }
}

/** Warns the owner of a new way into the account, in case somebody else added it. */
export const providerConnectedMail: MailTemplate<ProviderConnectedMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 3 * 24 * 60,
  write: ({ provider }, { i18n, brand, origin }) => ({
    subject: i18n.t('{provider} was connected to your {brand} account', { provider, brand }),
    preview: i18n.t('You can now log in with {provider}.', { provider }),
    heading: i18n.t('{provider} was connected', { provider }),
    parts: [
      {
        is: 'text',
        text: i18n.t('You can now log in to your {brand} account with {provider}.', { brand, provider }),
      },
      {
        is: 'text',
        text: i18n.t(
          'If this wasn’t you, disconnect {provider} in your settings now and change your password.',
          {
            provider,
          },
        ),
      },
      { is: 'button', label: i18n.t('Open settings'), href: `${origin}/account/settings` },
    ],
  }),
};
