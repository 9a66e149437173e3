import type { MailTemplate } from '../content.ts';

export interface DeletionMail {
  template: 'deletion';
  /** When data begin to be removed. */
  dueAt: Date;
}

const ZONE = { timeZone: 'Asia/Kolkata' } as const;
const when = (at: Date) => at.toLocaleString('en-IN', { ...ZONE, dateStyle: 'long', timeStyle: 'short' });
/** Hindi says the part of the day: "24 नवंबर 2026 को शाम 6:35 बजे". */
const whenInHindi = (at: Date) => {
  const clock = { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'short' } as const;
  const day = at.toLocaleDateString('hi-IN', { ...ZONE, dateStyle: 'long' });
  return `${day} को ${at.toLocaleTimeString('hi-IN', { ...ZONE, ...clock })} बजे`;
};

/** Somebody has asked for their account to be deleted; whoever did not can still keep it. */
export const deletionMail: MailTemplate<DeletionMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 48 * 60,
  write: {
    en: ({ dueAt }, { brand, origin }) => ({
      subject: `Your ${brand} account will be deleted`,
      preview: `On ${when(dueAt)}, unless you keep it.`,
      heading: 'Your account will be deleted',
      parts: [
        {
          is: 'text',
          text: `You asked us to delete your account. It and your data go on ${when(dueAt)} (India). You have been logged out everywhere, and the sessions you had booked are cancelled.`,
        },
        { is: 'text', text: 'Until then you can log in and keep it with one press.' },
        { is: 'button', label: 'Keep my account', href: `${origin}/Account/Login` },
        {
          is: 'note',
          text: 'If it was not you who asked, log in now, keep the account and choose a new password. This is the last mail about it: afterwards we no longer have your address.',
        },
      ],
    }),
    hi: ({ dueAt }, { brand, origin }) => ({
      subject: `आपका ${brand} खाता हटा दिया जाएगा`,
      preview: `${whenInHindi(dueAt)}, अगर आप उसे न रखें।`,
      heading: 'आपका खाता हटा दिया जाएगा',
      parts: [
        {
          is: 'text',
          text: `आपने अपना खाता हटाने को कहा है। खाता और आपका डेटा ${whenInHindi(dueAt)} (भारतीय समय) हट जाएँगे। आप हर जगह से लॉग आउट हो चुके हैं, और बुक किए हुए सेशन रद्द हो गए हैं।`,
        },
        { is: 'text', text: 'तब तक आप लॉग इन करके एक बार दबाकर खाता रख सकते हैं।' },
        { is: 'button', label: 'मेरा खाता रखें', href: `${origin}/Account/Login` },
        {
          is: 'note',
          text: 'अगर यह आपने नहीं कहा, तो अभी लॉग इन करें, खाता रखें और नया पासवर्ड चुनें। इस बारे में यह आख़िरी ई-मेल है: उसके बाद आपका पता हमारे पास नहीं रहेगा।',
        },
      ],
    }),
  },
};
