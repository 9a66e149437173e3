import type { MailTemplate } from '../content.ts';

export interface ProviderConnectedMail {
  template: 'providerConnected';
  /** The provider's name. */
  provider: string;
}

/** From now on there is another way into the account: who did not make it has to know at once. */
export const providerConnectedMail: MailTemplate<ProviderConnectedMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 3 * 24 * 60,
  write: {
    en: ({ provider }, { brand, origin }) => ({
      subject: `${provider} was connected to your ${brand} account`,
      preview: `You can now log in with ${provider}.`,
      heading: `${provider} was connected`,
      parts: [
        { is: 'text', text: `From now on you can log in to your ${brand} account with ${provider}.` },
        {
          is: 'text',
          text: `If it was not you, disconnect ${provider} in your settings now and choose a new password.`,
        },
        { is: 'button', label: 'Open your settings', href: `${origin}/account/settings` },
      ],
    }),
    hi: ({ provider }, { brand, origin }) => ({
      subject: `${provider} आपके ${brand} खाते से जोड़ा गया`,
      preview: `अब आप ${provider} से लॉग इन कर सकते हैं।`,
      heading: `${provider} जोड़ा गया`,
      parts: [
        { is: 'text', text: `अब आप अपने ${brand} खाते में ${provider} से लॉग इन कर सकते हैं।` },
        {
          is: 'text',
          text: `अगर यह आपने नहीं किया, तो अभी अपनी सेटिंग्स में ${provider} को हटाएँ और नया पासवर्ड चुनें।`,
        },
        { is: 'button', label: 'सेटिंग्स खोलें', href: `${origin}/account/settings` },
      ],
    }),
  },
};
