import type { CodePurpose } from '@preproom/models/contract/people/codes';
import type { MailTemplate } from '../content.ts';

export interface CodeMail {
  template: 'code';
  code: string;
  purpose: CodePurpose;
  /** How long the code is good for. */
  minutes: number;
}

const EN: Record<CodePurpose, (brand: string) => string> = {
  signup: (brand) => `Type this code to confirm your e-mail address and go on with your ${brand} account.`,
  login: (brand) => `Type this code to log in to ${brand}.`,
  password: (brand) => `Type this code to choose a new password for your ${brand} account.`,
  link: (brand) =>
    `Type this code to show that your ${brand} account is yours, and to log in to it with another account from now on.`,
  confirm: (brand) =>
    `You are about to download your data from ${brand}, or to delete your account. Type this code to confirm that it is you.`,
  mentor: (brand) => `Type this code to go on with your application as a mentor on ${brand}.`,
  guardian: (brand) =>
    `A student under 18 who is joining ${brand} named you as parent or guardian. Give them this code only if you agree to their account.`,
  affiliate: (brand) => `Type this code to confirm the e-mail address of your ${brand} affiliate account.`,
};

const HI: Record<CodePurpose, (brand: string) => string> = {
  signup: (brand) => `अपना ई-मेल पता पक्का करने और ${brand} खाता बनाना जारी रखने के लिए यह कोड लिखें।`,
  login: (brand) => `${brand} में लॉग इन करने के लिए यह कोड लिखें।`,
  password: (brand) => `अपने ${brand} खाते का नया पासवर्ड चुनने के लिए यह कोड लिखें।`,
  link: (brand) =>
    `यह दिखाने के लिए कि ${brand} खाता आपका है, और आगे से उसमें किसी और खाते से लॉग इन करने के लिए यह कोड लिखें।`,
  confirm: (brand) =>
    `आप ${brand} से अपना डेटा डाउनलोड करने या अपना खाता हटाने वाले हैं। यह कोड लिखकर पक्का करें कि आप ही हैं।`,
  mentor: (brand) => `${brand} पर मेंटर बनने का आवेदन जारी रखने के लिए यह कोड लिखें।`,
  guardian: (brand) =>
    `${brand} से जुड़ रहे 18 वर्ष से कम उम्र के एक विद्यार्थी ने आपको अपना अभिभावक बताया है। उनके खाते के लिए सहमत हों, तभी उन्हें यह कोड दें।`,
  affiliate: (brand) => `अपने ${brand} एफ़िलिएट खाते का ई-मेल पता पक्का करने के लिए यह कोड लिखें।`,
};

/** A one-time code that proves that somebody reads this address. */
export const codeMail: MailTemplate<CodeMail> = {
  kind: 'account',
  isSecret: true,
  usefulMinutes: ({ minutes }) => minutes,
  write: {
    en: ({ code, purpose, minutes }, { brand }) => ({
      subject: `Your ${brand} code`,
      preview: `It is good for ${minutes} minutes.`,
      heading: 'Your code',
      parts: [
        { is: 'text', text: EN[purpose](brand) },
        { is: 'code', code },
        { is: 'text', text: `The code is good for ${minutes} minutes and works once.` },
        {
          is: 'note',
          text: `${brand} never asks for this code by phone or chat. If you did not ask for it, do nothing: without it nobody gets in.`,
        },
      ],
    }),
    hi: ({ code, purpose, minutes }, { brand }) => ({
      subject: `आपका ${brand} कोड`,
      preview: `यह ${minutes} मिनट तक काम करेगा।`,
      heading: 'आपका कोड',
      parts: [
        { is: 'text', text: HI[purpose](brand) },
        { is: 'code', code },
        { is: 'text', text: `यह कोड ${minutes} मिनट तक और सिर्फ़ एक बार काम करेगा।` },
        {
          is: 'note',
          text: `${brand} यह कोड फ़ोन या चैट पर कभी नहीं माँगता। अगर आपने इसे नहीं माँगा था, तो कुछ न करें: इसके बिना कोई अंदर नहीं आ सकता।`,
        },
      ],
    }),
  },
};
