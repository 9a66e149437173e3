import type { MailTemplate } from '../content.ts';

export interface HasAccountMail {
  template: 'hasAccount';
}

/** Somebody wanted to sign up with an address that has an account: its owner alone learns of it, in place of the code. */
export const hasAccountMail: MailTemplate<HasAccountMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 60,
  write: {
    en: (_, { brand, origin }) => ({
      subject: `You already have a ${brand} account`,
      preview: 'Log in instead, with your password or a code.',
      heading: 'You already have an account',
      parts: [
        {
          is: 'text',
          text: `Somebody, most likely you, began to sign up to ${brand} with this e-mail address. It has an account already, so there is nothing to set up.`,
        },
        { is: 'button', label: 'Log in', href: `${origin}/Account/Login` },
        {
          is: 'text',
          text: 'Forgotten the password? On the same page you can log in with a code by mail, or choose a new password.',
        },
        { is: 'note', text: 'If it was not you, do nothing: nothing has changed.' },
      ],
    }),
    hi: (_, { brand, origin }) => ({
      subject: `आपका ${brand} खाता पहले से है`,
      preview: 'पासवर्ड या कोड से लॉग इन करें।',
      heading: 'आपका खाता पहले से है',
      parts: [
        {
          is: 'text',
          text: `किसी ने, शायद आपने ही, इस ई-मेल पते से ${brand} पर खाता बनाना शुरू किया। इस पते का खाता पहले से है, इसलिए नया बनाने की ज़रूरत नहीं है।`,
        },
        { is: 'button', label: 'लॉग इन करें', href: `${origin}/Account/Login` },
        {
          is: 'text',
          text: 'पासवर्ड भूल गए हैं? उसी पेज पर आप ई-मेल पर आए कोड से लॉग इन कर सकते हैं, या नया पासवर्ड चुन सकते हैं।',
        },
        { is: 'note', text: 'अगर यह आपने नहीं किया, तो कुछ न करें: कुछ भी नहीं बदला है।' },
      ],
    }),
  },
};
