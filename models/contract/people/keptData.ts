import type { Language } from '../http/language.ts';
import { READING_RETENTION_DAYS } from '../room/readings.ts';
import { CONTACT_RETENTION_DAYS } from '../site/contact.ts';
import { QUERY_RETENTION_DAYS } from '../site/queries.ts';
import { AFFILIATE_KEPT_DAYS } from './affiliates.ts';

/** What somebody said of another stays so long after the last word, whoever of the two has left: it protects others. */
export const REPORT_RETENTION_DAYS = 1_095;
/** So long a login stands when nobody logs out. */
export const LOGIN_DAYS = 30;
export const MAIL_RETENTION_DAYS = 90;

type Text = Record<Language, string>;

export interface KeptData {
  /** As long as the account, or so many days at most. */
  kept: 'account' | { days: number };
  name: Text;
  /** What it is and what it is for. */
  what: Text;
}

/**
 * Every kind of data that we keep about a person, in words, and how long. The rules of the collections
 * (models/db/privacy/dataRegistry.ts), the privacy policy, the page "Your data" and the archive speak of these kinds and of no other.
 */
export const KEPT_DATA = {
  account: {
    kept: 'account',
    name: { en: 'Your account', hi: 'आपका खाता' },
    what: {
      en: 'Name, e-mail address, phone number, photo, role, and a hash of your password, so that you can log in, be called by your name and be reached.',
      hi: 'नाम, ई-मेल पता, फ़ोन नंबर, फ़ोटो, भूमिका और पासवर्ड का हैश, ताकि आप लॉग इन कर सकें, अपने नाम से बुलाए जाएँ और आपसे संपर्क हो सके।',
    },
  },
  profile: {
    kept: 'account',
    name: { en: 'Your profile', hi: 'आपकी प्रोफ़ाइल' },
    what: {
      en: 'Date of birth, education, goal and skills, so that a mentor can prepare; and under 18 the name and e-mail address of the parent or guardian who agreed. The mentors of your sessions see education and goal, never the date of birth.',
      hi: 'जन्म तारीख़, शिक्षा, लक्ष्य और कौशल, ताकि मेंटर तैयारी कर सकें; और 18 वर्ष से कम उम्र में सहमति देने वाले माता-पिता या अभिभावक का नाम और ई-मेल पता। आपके सेशन के मेंटर शिक्षा और लक्ष्य देखते हैं, जन्म तारीख़ कभी नहीं।',
    },
  },
  files: {
    kept: 'account',
    name: { en: 'Your files', hi: 'आपकी फ़ाइलें' },
    what: {
      en: 'The photo and the resume that you uploaded.',
      hi: 'आपकी अपलोड की हुई फ़ोटो और रिज़्यूमे।',
    },
  },
  mentoring: {
    kept: 'account',
    name: { en: 'Your profile as a mentor', hi: 'मेंटर के रूप में आपकी प्रोफ़ाइल' },
    what: {
      en: 'Your work, what you know, your LinkedIn page, and where your application stands, so that learners find you once our team has verified you.',
      hi: 'आपका काम, आपकी विशेषज्ञता, आपका लिंक्डइन पेज और आपके आवेदन की स्थिति, ताकि हमारी टीम की जाँच के बाद विद्यार्थी आपको ढूँढ सकें।',
    },
  },
  logins: {
    kept: { days: LOGIN_DAYS },
    name: { en: 'Logins', hi: 'लॉग इन' },
    what: {
      en: 'One record for each browser in which you are logged in; it goes when you log out.',
      hi: 'हर ब्राउज़र का एक रिकॉर्ड जिसमें आप लॉग इन हैं; लॉग आउट करते ही हट जाता है।',
    },
  },
  sessions: {
    kept: 'account',
    name: { en: 'Sessions', hi: 'सेशन' },
    what: {
      en: 'Whom you met, when, for which round and how it ended; when each of you came and left; chat messages; what the lobby’s check found; how the line was in sum. Your dashboard and your report are made of them.',
      hi: 'आप किससे, कब, किस राउंड के लिए मिले और वह कैसे ख़त्म हुआ; दोनों कब आए और गए; चैट के संदेश; लॉबी की जाँच का नतीजा; कुल मिलाकर कनेक्शन कैसा रहा। आपका डैशबोर्ड और रिपोर्ट इन्हीं से बनते हैं।',
    },
  },
  feedback: {
    kept: 'account',
    name: { en: 'Feedback', hi: 'फ़ीडबैक' },
    what: {
      en: 'The mentor’s ratings and comments on the learner, and the learner’s on the mentor.',
      hi: 'शिक्षार्थी पर मेंटर की रेटिंग और टिप्पणियाँ, और मेंटर पर शिक्षार्थी की।',
    },
  },
  readings: {
    kept: { days: READING_RETENTION_DAYS },
    name: { en: 'Expression readings', hi: 'हाव-भाव की रीडिंग' },
    what: {
      en: 'Five numbers twice a second, only if you agreed. Their totals stay with the session until you delete them.',
      hi: 'हर सेकंड दो बार पाँच संख्याएँ, सिर्फ़ आपकी सहमति होने पर। उनका जोड़ सेशन के साथ तब तक रहता है जब तक आप उसे हटा न दें।',
    },
  },
  consents: {
    kept: 'account',
    name: { en: 'Consents', hi: 'सहमतियाँ' },
    what: {
      en: 'When you agreed to something or took it back, and to which text, because we have to be able to prove it.',
      hi: 'आपने कब किस बात की सहमति दी या वापस ली, और किस पाठ के लिए, क्योंकि हमें यह साबित कर पाना होता है।',
    },
  },
  mails: {
    kept: { days: MAIL_RETENTION_DAYS },
    name: { en: 'E-mails to you', hi: 'आपको भेजे ई-मेल' },
    what: {
      en: 'What we wrote to you, so that a mail that did not arrive can be found. Codes are wiped once they are sent.',
      hi: 'हमने आपको जो लिखा, ताकि न पहुँचा ई-मेल खोजा जा सके। कोड भेजते ही मिटा दिए जाते हैं।',
    },
  },
  reports: {
    kept: { days: REPORT_RETENTION_DAYS },
    name: { en: 'Reports', hi: 'शिकायतें' },
    what: {
      en: 'What people told us about another person, counted from their last word. Our team alone sees it, and it stays when one of the two leaves, without the name, to protect others.',
      hi: 'किसी ने दूसरे व्यक्ति के बारे में हमें जो बताया, आख़िरी बात से गिनकर। इसे सिर्फ़ हमारी टीम देखती है; दोनों में से एक के जाने पर भी यह नाम के बिना रहती है, ताकि दूसरों की रक्षा हो।',
    },
  },
  blocks: {
    kept: 'account',
    name: { en: 'Blocks', hi: 'ब्लॉक' },
    what: {
      en: 'Whom you never want to meet again. It goes as soon as one of the two accounts does.',
      hi: 'जिनसे आप दोबारा कभी नहीं मिलना चाहते। दोनों में से एक खाता हटते ही यह भी हट जाता है।',
    },
  },
  callbacks: {
    kept: { days: QUERY_RETENTION_DAYS },
    name: { en: 'Requests for a callback', hi: 'कॉल के अनुरोध' },
    what: {
      en: 'What you wrote into the form, so that we can call you.',
      hi: 'आपने फ़ॉर्म में जो लिखा, ताकि हम आपको कॉल कर सकें।',
    },
  },
  affiliate: {
    kept: 'account',
    name: { en: 'Your affiliate link', hi: 'आपका एफ़िलिएट लिंक' },
    what: {
      en: `If you are an affiliate: your link, and how many people came and signed up by it on each of the last ${AFFILIATE_KEPT_DAYS} days. It says nothing about those people.`,
      hi: `अगर आप एफ़िलिएट हैं: आपका लिंक, और पिछले ${AFFILIATE_KEPT_DAYS} दिनों में हर दिन कितने लोग उससे आए और जुड़े। इसमें उन लोगों के बारे में कुछ नहीं है।`,
    },
  },
  messages: {
    kept: { days: CONTACT_RETENTION_DAYS },
    name: { en: 'Messages to us', hi: 'हमें भेजे संदेश' },
    what: {
      en: 'What you wrote on the contact page, so that we can answer.',
      hi: 'आपने संपर्क पेज पर जो लिखा, ताकि हम जवाब दे सकें।',
    },
  },
} as const satisfies Record<string, KeptData>;
export type DataKind = keyof typeof KEPT_DATA;
export const DATA_KINDS = Object.keys(KEPT_DATA) as DataKind[];
