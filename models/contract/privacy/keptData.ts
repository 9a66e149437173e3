import { CONTACT_RETENTION_DAYS } from '../inbox/contact.ts';
import { QUERY_RETENTION_DAYS } from '../inbox/queries.ts';
import { APPLICATION_RETENTION_DAYS } from '../jobs/jobLimits.ts';
import { WAITLIST_RETENTION_DAYS } from '../programs/waitlist.ts';
import { READING_RETENTION_DAYS } from '../readings/readings.ts';
import { AFFILIATE_KEPT_DAYS } from '../referrals/affiliates.ts';
import { MAX_LINK_DAYS } from '../reports/reportLinks.ts';
import { CODE_RETENTION_DAYS } from '../room/code.ts';
import { SPEECH_RETENTION_DAYS } from '../room/speech.ts';
import { type KeptData, TWO_STEP_LOGIN } from './keptDataWords.ts';

/** What somebody said of another stays so long after the last word, whoever of the two has left: it protects others. */
export const REPORT_RETENTION_DAYS = 1_095;
/** So long a login stands when nobody logs out. */
export const LOGIN_DAYS = 30;
export const MAIL_RETENTION_DAYS = 90;
/** Eight years: how long Indian law wants books of account kept. */
export const PAYMENT_RETENTION_DAYS = 8 * 365 + 2;

/**
 * Every kind of data that we keep about a person, in words, and how long. The rules of the collections
 * (models/db/privacy/dataRegistry.ts), the privacy policy, the page "Your data" and the archive speak of these kinds and of no other.
 */
export const KEPT_DATA = {
  account: {
    kept: 'account',
    name: { en: 'Your account', hi: 'आपका खाता' },
    what: {
      en: 'Your name, e-mail address, phone number, photo, role, and your password in scrambled form (a hash), so you can log in and we can address and contact you.',
      hi: 'आपका नाम, ई-मेल पता, फ़ोन नंबर, फ़ोटो, भूमिका और पासवर्ड का हैश, ताकि आप लॉग इन कर सकें और हम आपको नाम से बुला सकें और आपसे संपर्क कर सकें।',
    },
  },
  profile: {
    kept: 'account',
    name: { en: 'Your profile', hi: 'आपकी प्रोफ़ाइल' },
    what: {
      en: 'Your date of birth, education, goal and skills, so a mentor can prepare. If you are under 18, also the name and e-mail address of the parent or guardian who gave consent. Mentors you have sessions with see your education, goal and skills, never your date of birth.',
      hi: 'आपकी जन्मतिथि, शिक्षा, लक्ष्य और कौशल, ताकि मेंटर तैयारी कर सकें। 18 वर्ष से कम उम्र में सहमति देने वाले माता-पिता या अभिभावक का नाम और ई-मेल पता भी। जिन मेंटर के साथ आपके सेशन हैं वे आपकी शिक्षा, लक्ष्य और कौशल देखते हैं, जन्म तारीख़ कभी नहीं।',
    },
  },
  files: {
    kept: 'account',
    name: { en: 'Your files', hi: 'आपकी फ़ाइलें' },
    what: {
      en: 'The photo and resume you uploaded, the files you added for the mentor of a session, and the resumes you applied with for as long as we keep the application.',
      hi: 'आपकी अपलोड की हुई फ़ोटो और रिज़्यूमे, किसी सेशन के मेंटर के लिए जोड़ी गई फ़ाइलें, और जिन रिज़्यूमे के साथ आपने आवेदन किया, जब तक हम वह आवेदन रखते हैं।',
    },
  },
  mentoring: {
    kept: 'account',
    name: { en: 'Your mentor profile', hi: 'आपकी मेंटर प्रोफ़ाइल' },
    what: {
      en: 'Your work, expertise, LinkedIn profile and application status, so learners can find you once our team has verified you. From then on everyone can see your page, without your phone number and e-mail address.',
      hi: 'आपका काम, विशेषज्ञता, लिंक्डइन प्रोफ़ाइल और आवेदन की स्थिति, ताकि हमारी टीम के सत्यापन के बाद शिक्षार्थी आपको ढूँढ सकें। तब से आपका पेज सब देख सकते हैं, आपके फ़ोन नंबर और ई-मेल पते के बिना।',
    },
  },
  logins: {
    kept: { days: LOGIN_DAYS },
    name: { en: 'Logins', hi: 'लॉग इन' },
    what: {
      en: 'One record for each browser you are logged in on. If you turn on notifications there, also the address and keys its push service (from Google, Mozilla, Apple or Microsoft) gave it; that service passes our notifications on and can’t read them. We delete it all when you log out.',
      hi: 'हर उस ब्राउज़र का एक रिकॉर्ड जिसमें आप लॉग इन हैं। अगर आप वहाँ नोटिफ़िकेशन चालू करें, तो ब्राउज़र की पुश सेवा (Google, Mozilla, Apple या Microsoft की) का दिया पता और कुंजियाँ भी; वह सेवा हमारे नोटिफ़िकेशन पहुँचाती है, पर उन्हें पढ़ नहीं सकती। लॉग आउट करते ही यह सब हट जाता है।',
    },
  },
  secondFactor: TWO_STEP_LOGIN,
  sessions: {
    kept: 'account',
    name: { en: 'Sessions', hi: 'सेशन' },
    what: {
      en: 'Who you met, when, for which round and how it ended; when each of you joined and left; chat messages; what you wrote to each other before and after, and your note for the mentor; the results of the device and connection check; and overall connection quality. We build your dashboard and report from these.',
      hi: 'आप किससे, कब और किस राउंड के लिए मिले और सेशन कैसे ख़त्म हुआ; दोनों कब आए और गए; चैट के संदेश; आपने पहले और बाद में एक-दूसरे को क्या लिखा, और मेंटर के लिए आपका नोट; डिवाइस और कनेक्शन की जाँच के नतीजे; और कुल मिलाकर कनेक्शन कैसा रहा। आपका डैशबोर्ड और रिपोर्ट इन्हीं से बनते हैं।',
    },
  },
  feedback: {
    kept: 'account',
    name: { en: 'Feedback', hi: 'फ़ीडबैक' },
    what: {
      en: 'The mentor’s ratings and comments about the learner, and the learner’s about the mentor. A review that the learner agrees to is shown on the mentor’s page with their first name. From ratings, also of sample interviews, we measure how strictly each mentor rates.',
      hi: 'शिक्षार्थी पर मेंटर की रेटिंग और टिप्पणियाँ, और मेंटर पर शिक्षार्थी की। जिस समीक्षा की शिक्षार्थी अनुमति दे, वह उनके पहले नाम के साथ मेंटर के पेज पर दिखती है। रेटिंग से, नमूना इंटरव्यू की रेटिंग से भी, हम मापते हैं कि कौन-से मेंटर कितनी सख़्ती से अंक देते हैं।',
    },
  },
  reportLinks: {
    kept: { days: MAX_LINK_DAYS },
    name: { en: 'Links to your reports', hi: 'आपकी रिपोर्ट के लिंक' },
    what: {
      en: 'Which report you shared, which parts of it, and until when. Anyone with the link can see those parts until it ends or you revoke it. We keep a scrambled form of the link (a hash), not the link itself.',
      hi: 'आपने कौन सी रिपोर्ट, उसके कौन से हिस्से और कब तक साझा किए। लिंक ख़त्म होने या आपके वापस लेने तक लिंक वाला कोई भी व्यक्ति वे हिस्से देख सकता है। हम लिंक नहीं, सिर्फ़ उसका हैश रखते हैं।',
    },
  },
  cockpit: {
    kept: 'account',
    name: { en: 'Questions and mentor’s notes', hi: 'सवाल और मेंटर के नोट' },
    what: {
      en: 'Which questions the mentor asked in a session and when, the moments they marked, their private notes, and their favourite questions. Only the mentor sees the notes. When either account is deleted, the words of the notes are deleted.',
      hi: 'मेंटर ने सेशन में कौन से सवाल कब पूछे, कौन से पल चिह्नित किए, उनके निजी नोट और उनके पसंदीदा सवाल। नोट सिर्फ़ मेंटर देखते हैं। दोनों में से कोई भी खाता हटने पर नोट के शब्द हटा दिए जाते हैं।',
    },
  },
  readings: {
    kept: { days: READING_RETENTION_DAYS },
    name: { en: 'Expression readings', hi: 'हाव-भाव की रीडिंग' },
    what: {
      en: 'Five numbers, twice a second, only if you agreed. Their totals stay with the session until you delete them.',
      hi: 'हर सेकंड दो बार पाँच संख्याएँ, सिर्फ़ आपकी सहमति होने पर। उनका जोड़ सेशन के साथ तब तक रहता है जब तक आप उसे हटा न दें।',
    },
  },
  speech: {
    kept: { days: SPEECH_RETENTION_DAYS },
    name: { en: 'Talk time', hi: 'बोलने का समय' },
    what: {
      en: 'When you began and stopped speaking in an interview, and an estimated number of syllables, only if you agreed. Never sound or words.',
      hi: 'इंटरव्यू में आपने कब बोलना शुरू और बंद किया, और अक्षरों (सिलेबल) की अनुमानित संख्या, सिर्फ़ आपकी सहमति होने पर। आवाज़ या शब्द कभी नहीं।',
    },
  },
  code: {
    kept: { days: CODE_RETENTION_DAYS },
    name: { en: 'Shared code and board', hi: 'साझा कोड और बोर्ड' },
    what: {
      en: 'The code you both wrote in the room and what you drew on its board: who typed or drew what and when, and how much was pasted, so you can watch it again with your report. Only the two of you see it. When the learner’s account is deleted, it is deleted.',
      hi: 'रूम में आप दोनों ने जो कोड लिखा और बोर्ड पर जो बनाया: किसने क्या और कब टाइप किया या बनाया, और कितना पेस्ट हुआ, ताकि आप उसे रिपोर्ट के साथ फिर से देख सकें। इसे सिर्फ़ आप दोनों देखते हैं। शिक्षार्थी का खाता हटने पर यह भी हट जाता है।',
    },
  },
  assessments: {
    kept: 'account',
    name: { en: 'Assessments', hi: 'मूल्यांकन' },
    what: {
      en: 'Which assessments, mock tests and guided cases you took and when, your answers and the result, so you can see your progress. From topic practice your latest answers, how many were right, and your streak; you can delete it all at once. From coding rounds your code, how you typed it and what its tests gave, so you can watch it again; only you see the code. From the practice room only numbers: times, words written and, if you agreed, sums of your talk time and expression readings. Never sound, video or text. Of a resume analysis only the points and the role. Your mentors see your latest results only if you share them. You can delete any attempt.',
      hi: 'आपने कौन से मूल्यांकन, मॉक टेस्ट और निर्देशित केस कब किए, आपके जवाब और नतीजा, ताकि आप अपनी प्रगति देख सकें। विषय के अनुसार अभ्यास से आपके हाल के जवाब, कितने सही थे, और आपका सिलसिला; आप यह सब एक साथ हटा सकते हैं। कोडिंग राउंड से आपका कोड, आपने उसे कैसे टाइप किया और उसके टेस्ट का नतीजा, ताकि आप उसे फिर से देख सकें; कोड सिर्फ़ आप देखते हैं। प्रैक्टिस रूम से सिर्फ़ संख्याएँ: समय, लिखे शब्दों की गिनती और, अगर आप सहमत हों, तो बोलने के समय और हाव-भाव की रीडिंग के जोड़। आवाज़, वीडियो या लिखा हुआ कभी नहीं। रिज़्यूमे की जाँच से सिर्फ़ अंक और भूमिका। आपके मेंटर आपके हाल के नतीजे तभी देखते हैं जब आप साझा करें। आप कोई भी प्रयास हटा सकते हैं।',
    },
  },
  applications: {
    kept: { days: APPLICATION_RETENTION_DAYS },
    name: { en: 'Job applications', hi: 'नौकरी के आवेदन' },
    what: {
      en: 'Which jobs you applied for through us, when, with which resume and note, and what was decided. Our team sees it. If you withdraw, we delete the note and the resume.',
      hi: 'आपने हमारे ज़रिए किन नौकरियों के लिए कब, किस रिज़्यूमे और नोट के साथ आवेदन किया, और क्या तय हुआ। इसे हमारी टीम देखती है। आवेदन वापस लेने पर हम नोट और रिज़्यूमे हटा देते हैं।',
    },
  },
  jobAlerts: {
    kept: 'account',
    name: { en: 'Job alerts', hi: 'नौकरी के अलर्ट' },
    what: {
      en: 'The job searches you saved, so we can e-mail you new jobs that match.',
      hi: 'नौकरियों की आपकी सहेजी हुई खोजें, ताकि हम आपको उनसे मेल खाती नई नौकरियाँ ई-मेल कर सकें।',
    },
  },
  consents: {
    kept: 'account',
    name: { en: 'Consents', hi: 'सहमतियाँ' },
    what: {
      en: 'When you gave or withdrew consent, and to which version of a text, because we must be able to prove it. For reminders by text message also the number; a text-message provider then gets that number and each reminder, to send it by SMS or WhatsApp.',
      hi: 'आपने कब सहमति दी या वापस ली, और पाठ के किस संस्करण के लिए, क्योंकि हमें इसका सबूत रखना होता है। टेक्स्ट मैसेज से रिमाइंडर के लिए वह नंबर भी; तब मैसेज भेजने वाली सेवा को वह नंबर और हर रिमाइंडर मिलता है, ताकि वह उसे SMS या WhatsApp से भेज सके।',
    },
  },
  mails: {
    kept: { days: MAIL_RETENTION_DAYS },
    name: { en: 'E-mails to you', hi: 'आपको भेजे ई-मेल' },
    what: {
      en: 'E-mails we sent you, so we can trace one that did not arrive. We erase codes once they are sent.',
      hi: 'हमारे भेजे ई-मेल, ताकि न पहुँचने पर पता लगाया जा सके। कोड भेजते ही मिटा दिए जाते हैं।',
    },
  },
  reports: {
    kept: { days: REPORT_RETENTION_DAYS },
    name: { en: 'Reports', hi: 'शिकायतें' },
    what: {
      en: 'What people reported about someone else, with the latest messages that the two had written to each other by then. The time counts from their latest report. Only our team sees it. To protect others, it stays when either person leaves, without their name.',
      hi: 'किसी ने दूसरे व्यक्ति के बारे में जो शिकायत की, और तब तक दोनों ने एक-दूसरे को जो आख़िरी संदेश लिखे थे। समय उसकी आख़िरी शिकायत से गिना जाता है। इसे सिर्फ़ हमारी टीम देखती है। दूसरों की सुरक्षा के लिए, दोनों में से किसी के खाता हटाने पर भी यह उनके नाम के बिना रहती है।',
    },
  },
  blocks: {
    kept: 'account',
    name: { en: 'Blocks', hi: 'ब्लॉक' },
    what: {
      en: 'People you do not want to be matched with again. We delete a block when either account is deleted.',
      hi: 'जिनसे आप दोबारा नहीं मिलना चाहते। दोनों में से कोई भी खाता हटने पर ब्लॉक भी हट जाता है।',
    },
  },
  callbacks: {
    kept: { days: QUERY_RETENTION_DAYS },
    name: { en: 'Callback requests', hi: 'कॉल के अनुरोध' },
    what: {
      en: 'What you entered in the form, so we can call you.',
      hi: 'आपने फ़ॉर्म में जो लिखा, ताकि हम आपको कॉल कर सकें।',
    },
  },
  waitlist: {
    kept: { days: WAITLIST_RETENTION_DAYS },
    name: { en: 'Waitlists', hi: 'प्रतीक्षा सूचियाँ' },
    what: {
      en: 'Which program you are waiting for, since when, your e-mail address, and your name if you joined without an account, so we can e-mail you once when enrolment opens. We delete it then, or when you leave the waitlist.',
      hi: 'आप किस प्रोग्राम की और कब से प्रतीक्षा कर रहे हैं, आपका ई-मेल पता, और बिना खाते के जुड़ने पर आपका नाम, ताकि दाख़िला खुलने पर हम आपको एक बार ई-मेल कर सकें। उसके बाद, या आपके सूची छोड़ते ही, हम इसे हटा देते हैं।',
    },
  },
  payments: {
    kept: { days: PAYMENT_RETENTION_DAYS },
    name: { en: 'Payments', hi: 'भुगतान' },
    what: {
      en: 'What you ordered, when and how much you paid, and the payment provider’s reference numbers, because the law requires us to keep our books. We never see your card or UPI details. When you delete your account, your name and e-mail address are removed from these records.',
      hi: 'आपने क्या ऑर्डर किया, कब और कितना भुगतान किया, और भुगतान सेवा के संदर्भ नंबर, क्योंकि क़ानून के अनुसार हमें हिसाब रखना होता है। आपके कार्ड या UPI का ब्योरा हम कभी नहीं देखते। खाता हटाने पर इन रिकॉर्ड से आपका नाम और ई-मेल पता हटा दिया जाता है।',
    },
  },
  referrals: {
    kept: 'account',
    name: { en: 'Invitations', hi: 'आमंत्रण' },
    what: {
      en: 'Your invitation link and its coupons, how many people opened it, and who invited you: the last link you opened and the one you signed up by. If a learner invited you, they see your first name, when you joined and whether you’ve paid. Affiliates only see numbers.',
      hi: 'आपका आमंत्रण लिंक और उससे मिले कूपन, उसे कितने लोगों ने खोला, और आपको किसने बुलाया: आपका खोला आख़िरी लिंक और वह लिंक जिससे आप जुड़े। अगर किसी शिक्षार्थी ने आपको बुलाया, तो वे आपका पहला नाम, आपके जुड़ने का समय और यह देखते हैं कि आपने भुगतान किया या नहीं। एफ़िलिएट सिर्फ़ संख्याएँ देखते हैं।',
    },
  },
  affiliate: {
    kept: 'account',
    name: { en: 'Your link', hi: 'आपका लिंक' },
    what: {
      en: `If you have a link, as an affiliate or to invite friends: the link, and how many people visited and signed up through it on each of the last ${AFFILIATE_KEPT_DAYS} days. It says nothing about those people.`,
      hi: `अगर एफ़िलिएट के तौर पर या दोस्तों को बुलाने के लिए आपका कोई लिंक है: वह लिंक, और पिछले ${AFFILIATE_KEPT_DAYS} दिनों में हर दिन कितने लोग उससे आए और जुड़े। इसमें उन लोगों के बारे में कुछ नहीं है।`,
    },
  },
  commission: {
    kept: 'account',
    name: { en: 'Commission', hi: 'कमीशन' },
    what: {
      en: 'If you are an affiliate: what each order earned you, what refunds took back, and what we paid you with the bank’s reference. When you delete your account, the amounts stay in our books without your name, because the law requires us to keep them.',
      hi: 'अगर आप एफ़िलिएट हैं: हर ऑर्डर से आपको कितना मिला, रिफ़ंड से कितना घटा, और हमने आपको कितना, बैंक के किस संदर्भ से भुगतान किया। खाता हटाने पर रक़में आपके नाम के बिना हमारे हिसाब में रहती हैं, क्योंकि क़ानून के अनुसार हमें उन्हें रखना होता है।',
    },
  },
  earnings: {
    kept: 'account',
    name: { en: 'Earnings', hi: 'कमाई' },
    what: {
      en: 'If you are a mentor: what each session earned you and why, corrections with their reason, what we paid you with the tax withheld and the bank’s reference, and your PAN and payment details (UPI ID or bank account), which are encrypted. When you delete your account, we erase the PAN and the payment details; if we still owe you money, once it is paid, and after a year at the latest. The amounts stay in our books without your name, because the books must add up.',
      hi: 'अगर आप मेंटर हैं: हर सेशन से आपको कितना मिला और क्यों, सुधार और उनकी वजह, हमने कितना कर काटकर बैंक के किस संदर्भ से कितना भुगतान किया, और आपका PAN और भुगतान का ब्योरा (UPI ID या बैंक खाता), जो एन्क्रिप्टेड रहते हैं। खाता हटाने पर हम PAN और भुगतान का ब्योरा मिटा देते हैं; अगर आपका कुछ बकाया हो, तो भुगतान के बाद, ज़्यादा से ज़्यादा एक साल में। रकम आपके नाम के बिना हमारे बही-खातों में रहती है, ताकि हिसाब सही रहे।',
    },
  },
  messages: {
    kept: { days: CONTACT_RETENTION_DAYS },
    name: { en: 'Messages to us', hi: 'हमें भेजे संदेश' },
    what: {
      en: 'What you wrote on the contact page, so we can reply.',
      hi: 'आपने संपर्क पेज पर जो लिखा, ताकि हम जवाब दे सकें।',
    },
  },
} as const satisfies Record<string, KeptData>;
export type DataKind = keyof typeof KEPT_DATA;
export const DATA_KINDS = Object.keys(KEPT_DATA) as DataKind[];
