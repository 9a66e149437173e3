import type { MailTemplate } from '../content.ts';

export interface PasswordChangedMail {
  template: 'passwordChanged';
}

/** The password is a new one: who did not choose it has to know at once. */
export const passwordChangedMail: MailTemplate<PasswordChangedMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 3 * 24 * 60,
  write: {
    en: (_, { brand, origin }) => ({
      subject: `Your ${brand} password was changed`,
      preview: 'Every other device was logged out.',
      heading: 'Your password was changed',
      parts: [
        {
          is: 'text',
          text: `The password of your ${brand} account is a new one. Every other device was logged out; log in there with the new password.`,
        },
        {
          is: 'text',
          text: 'If it was not you, choose a new password now. That also logs out whoever changed it.',
        },
        { is: 'button', label: 'Choose a new password', href: `${origin}/Account/forgetpassword` },
      ],
    }),
    hi: (_, { brand, origin }) => ({
      subject: `आपका ${brand} पासवर्ड बदला गया`,
      preview: 'बाक़ी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
      heading: 'आपका पासवर्ड बदला गया',
      parts: [
        {
          is: 'text',
          text: `आपके ${brand} खाते का पासवर्ड बदल गया है। बाक़ी सभी डिवाइस लॉग आउट कर दिए गए हैं; वहाँ नए पासवर्ड से लॉग इन करें।`,
        },
        {
          is: 'text',
          text: 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें। इससे वह भी लॉग आउट हो जाएगा जिसने इसे बदला।',
        },
        { is: 'button', label: 'नया पासवर्ड चुनें', href: `${origin}/Account/forgetpassword` },
      ],
    }),
  },
};
