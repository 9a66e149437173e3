import type { MentorAct } from '@preproom/models/contract/people/mentorLife';
import type { MailContent, MailPart, MailTemplate } from '../content.ts';

/** An application as a mentor has moved on. */
export interface MentorMail {
  template: 'mentor';
  act: MentorAct;
  /** Why the team has declined or suspended. */
  reason: string | null;
}

interface Words {
  subject(brand: string): string;
  heading: string;
  text: string;
  /** Where it leads on to; nowhere for somebody who cannot log in. */
  button: { label: string; path: string } | null;
}

const WEEK_MINUTES = 7 * 24 * 60;
const HOME = '/dashboard/mentor';
const PROFILE = '/Dashboard/mentor/profile';

const EN: Record<MentorAct, Words> = {
  apply: {
    subject: (brand) => `Your application as a mentor on ${brand} has arrived`,
    heading: 'Your application has arrived',
    text: 'Somebody of our team reads it; our aim is three working days. You hear from us by mail either way.',
    button: { label: 'See where it stands', path: HOME },
  },
  verify: {
    subject: (brand) => `You are a verified mentor on ${brand}`,
    heading: 'You are verified',
    text: 'Learners see your profile from now on.',
    button: { label: 'Look at your profile', path: PROFILE },
  },
  decline: {
    subject: (brand) => `Your application as a mentor on ${brand}`,
    heading: 'We could not accept your application',
    text: 'You can change your profile and apply again. This is what our team wrote:',
    button: { label: 'Change the profile', path: PROFILE },
  },
  suspend: {
    subject: (brand) => `Your ${brand} account is suspended`,
    heading: 'Your account is suspended',
    text: 'You have been logged out, learners no longer see your profile, and the sessions booked with you are cancelled. This is what our team wrote:',
    button: null,
  },
  restore: {
    subject: (brand) => `Your ${brand} account works again`,
    heading: 'Your account works again',
    text: 'The suspension is over. You can log in, and learners see your profile again.',
    button: { label: 'Log in', path: HOME },
  },
};

const HI: Record<MentorAct, Words> = {
  apply: {
    subject: (brand) => `${brand} पर मेंटर बनने का आपका आवेदन मिल गया है`,
    heading: 'आपका आवेदन मिल गया है',
    text: 'हमारी टीम इसे पढ़ेगी, हमारी कोशिश तीन कामकाजी दिनों की है। जवाब जो भी हो, हम आपको ई-मेल करेंगे।',
    button: { label: 'देखें कि यह कहाँ तक पहुँचा', path: HOME },
  },
  verify: {
    subject: (brand) => `अब आप ${brand} के सत्यापित मेंटर हैं`,
    heading: 'आपका सत्यापन हो गया है',
    text: 'अब से विद्यार्थी आपकी प्रोफ़ाइल देख सकते हैं।',
    button: { label: 'अपनी प्रोफ़ाइल देखें', path: PROFILE },
  },
  decline: {
    subject: (brand) => `${brand} पर मेंटर बनने का आपका आवेदन`,
    heading: 'हम आपका आवेदन स्वीकार नहीं कर सके',
    text: 'आप अपनी प्रोफ़ाइल बदलकर फिर से आवेदन कर सकते हैं। हमारी टीम ने यह लिखा है:',
    button: { label: 'प्रोफ़ाइल बदलें', path: PROFILE },
  },
  suspend: {
    subject: (brand) => `आपका ${brand} खाता निलंबित कर दिया गया है`,
    heading: 'आपका खाता निलंबित है',
    text: 'आप लॉग आउट हो चुके हैं, विद्यार्थी अब आपकी प्रोफ़ाइल नहीं देख सकते, और आपके साथ बुक किए गए इंटरव्यू रद्द हो गए हैं। हमारी टीम ने यह लिखा है:',
    button: null,
  },
  restore: {
    subject: (brand) => `आपका ${brand} खाता फिर से चालू है`,
    heading: 'आपका खाता फिर से चालू है',
    text: 'निलंबन ख़त्म हो गया है। आप लॉग इन कर सकते हैं, और विद्यार्थी फिर से आपकी प्रोफ़ाइल देख सकते हैं।',
    button: { label: 'लॉग इन करें', path: HOME },
  },
};

/** What becomes of an application, and of a mentor. */
export const mentorMail: MailTemplate<MentorMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write: {
    en: ({ act, reason }, { brand, origin }) => content(EN[act], brand, origin, reason),
    hi: ({ act, reason }, { brand, origin }) => content(HI[act], brand, origin, reason),
  },
};

function content(
  { subject, heading, text, button }: Words,
  brand: string,
  origin: string,
  reason: string | null,
): MailContent {
  const parts: MailPart[] = [{ is: 'text', text }];
  if (reason) parts.push({ is: 'text', text: reason });
  if (button) parts.push({ is: 'button', label: button.label, href: origin + button.path });
  return { subject: subject(brand), preview: text, heading, parts };
}
