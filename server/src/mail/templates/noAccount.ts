import type { MailTemplate } from '../content.ts';

export interface NoAccountMail {
  template: 'noAccount';
}

/** Somebody wanted to log in, or a new password, at an address without an account: said here alone, in place of the code. */
export const noAccountMail: MailTemplate<NoAccountMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 60,
  write: {
    en: (_, { brand, origin }) => ({
      subject: `No ${brand} account with this address`,
      preview: 'Try another address of yours, or sign up free.',
      heading: 'There is no account here',
      parts: [
        {
          is: 'text',
          text: `Somebody, most likely you, asked for a code to get into ${brand} with this e-mail address. It has no account. Perhaps you signed up with another address?`,
        },
        { is: 'button', label: 'Sign up free', href: `${origin}/Account/Signup` },
        { is: 'note', text: 'If it was not you, do nothing: no account is made.' },
      ],
    }),
    hi: (_, { brand, origin }) => ({
      subject: `इस पते का कोई ${brand} खाता नहीं है`,
      preview: 'अपना दूसरा पता आज़माएँ, या मुफ़्त में खाता बनाएँ।',
      heading: 'यहाँ कोई खाता नहीं है',
      parts: [
        {
          is: 'text',
          text: `किसी ने, शायद आपने ही, इस ई-मेल पते से ${brand} में आने के लिए कोड माँगा। इस पते का कोई खाता नहीं है। क्या आपने किसी दूसरे पते से खाता बनाया था?`,
        },
        { is: 'button', label: 'मुफ़्त में खाता बनाएँ', href: `${origin}/Account/Signup` },
        { is: 'note', text: 'अगर यह आपने नहीं किया, तो कुछ न करें: कोई खाता नहीं बनेगा।' },
      ],
    }),
  },
};
