import type { MailTemplate } from '../content.ts';

export interface DeletionMail {
  template: 'deletion';
  /** When data begin to be removed. */
  dueAt: Date;
  /** Whose wish it is: the person's, or that of the guardian who has taken their consent back. */
  wishOf: 'person' | 'guardian';
}

const ZONE = { timeZone: 'Asia/Kolkata' } as const;
const when = (at: Date) => at.toLocaleString('en-IN', { ...ZONE, dateStyle: 'long', timeStyle: 'short' });
/** Hindi says the part of the day: "24 नवंबर 2026 को शाम 6:35 बजे". */
const whenInHindi = (at: Date) => {
  const clock = { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'short' } as const;
  const day = at.toLocaleDateString('hi-IN', { ...ZONE, dateStyle: 'long' });
  return `${day} को ${at.toLocaleTimeString('hi-IN', { ...ZONE, ...clock })} बजे`;
};

type Words = Record<DeletionMail['wishOf'], { why: string; keep: string; note: string }>;

const EN: Words = {
  person: {
    why: 'You asked us to delete your account.',
    keep: 'Until then you can log in and keep it with one press.',
    note: 'If it was not you who asked, log in now, keep the account and choose a new password.',
  },
  guardian: {
    why: 'The parent or guardian who had consented to your account has taken that back, and you are under 18.',
    keep: 'Until then you can log in and keep it with one press. To use it again you then need the consent of a parent or guardian anew.',
    note: 'If you think that this is a mistake, talk to them first.',
  },
};

const HI: Words = {
  person: {
    why: 'आपने अपना खाता हटाने को कहा है।',
    keep: 'तब तक आप लॉग इन करके एक बार दबाकर खाता रख सकते हैं।',
    note: 'अगर यह आपने नहीं कहा, तो अभी लॉग इन करें, खाता रखें और नया पासवर्ड चुनें।',
  },
  guardian: {
    why: 'आपके खाते के लिए सहमति देने वाले अभिभावक ने वह सहमति वापस ले ली है, और आपकी उम्र 18 वर्ष से कम है।',
    keep: 'तब तक आप लॉग इन करके एक बार दबाकर खाता रख सकते हैं। उसे फिर इस्तेमाल करने के लिए आपको अभिभावक की सहमति नए सिरे से चाहिए होगी।',
    note: 'अगर आपको यह ग़लती लगती है, तो पहले उनसे बात करें।',
  },
};

/** An account is to be deleted, and can still be kept. */
export const deletionMail: MailTemplate<DeletionMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 48 * 60,
  write: {
    en: ({ dueAt, wishOf }, { brand, origin }) => ({
      subject: `Your ${brand} account will be deleted`,
      preview: `On ${when(dueAt)}, unless you keep it.`,
      heading: 'Your account will be deleted',
      parts: [
        {
          is: 'text',
          text: `${EN[wishOf].why} It and your data go on ${when(dueAt)} (India). You have been logged out everywhere, and the sessions you had booked are cancelled.`,
        },
        { is: 'text', text: EN[wishOf].keep },
        { is: 'button', label: 'Keep my account', href: `${origin}/Account/Login` },
        {
          is: 'note',
          text: `${EN[wishOf].note} This is the last mail about it: afterwards we no longer have your address.`,
        },
      ],
    }),
    hi: ({ dueAt, wishOf }, { brand, origin }) => ({
      subject: `आपका ${brand} खाता हटा दिया जाएगा`,
      preview: `${whenInHindi(dueAt)}, अगर आप उसे न रखें।`,
      heading: 'आपका खाता हटा दिया जाएगा',
      parts: [
        {
          is: 'text',
          text: `${HI[wishOf].why} खाता और आपका डेटा ${whenInHindi(dueAt)} (भारतीय समय) हट जाएँगे। आप हर जगह से लॉग आउट हो चुके हैं, और बुक किए हुए सेशन रद्द हो गए हैं।`,
        },
        { is: 'text', text: HI[wishOf].keep },
        { is: 'button', label: 'मेरा खाता रखें', href: `${origin}/Account/Login` },
        {
          is: 'note',
          text: `${HI[wishOf].note} इस बारे में यह आख़िरी ई-मेल है: उसके बाद आपका पता हमारे पास नहीं रहेगा।`,
        },
      ],
    }),
  },
};
