import { GUARDIAN_OFF_PATH } from '@preproom/models/contract/people/guardian';
import type { MailTemplate } from '../content.ts';

export interface GuardianConsentMail {
  template: 'guardianConsent';
  learner: string;
  guardian: string;
  /** Takes the consent back. */
  token: string;
}

const WEEK_MINUTES = 7 * 24 * 60;

/** What a parent or guardian has consented to, to keep: taking it back is one press away. */
export const guardianConsentMail: MailTemplate<GuardianConsentMail> = {
  kind: 'account',
  isSecret: true,
  usefulMinutes: () => WEEK_MINUTES,
  write: {
    en: ({ learner, guardian, token }, { brand, origin, contact }) => ({
      subject: `You have consented for ${learner} on ${brand}`,
      preview: 'Keep this mail: with it you can take your consent back at any time.',
      heading: 'Thank you for your consent',
      parts: [
        {
          is: 'text',
          text: `Dear ${guardian}, ${learner} can now use ${brand}: practise job interviews by video with mentors whom we have checked. Nothing is recorded, and facial expressions are not read before they are 18.`,
        },
        {
          is: 'text',
          text: 'You can take your consent back at any time until then. The account is then closed, and its data are deleted two days later unless the learner keeps it; kept, it waits for a consent anew. Keep this mail for that.',
        },
        {
          is: 'button',
          label: 'Take the consent back',
          href: `${origin}${GUARDIAN_OFF_PATH}?token=${token}`,
        },
        {
          is: 'note',
          text: `If you have not consented, press it as well. Questions are answered at ${contact}; what we do with data stands at ${origin}/Privacypolicy.`,
        },
      ],
    }),
    hi: ({ learner, guardian, token }, { brand, origin, contact }) => ({
      subject: `आपने ${brand} पर ${learner} के लिए सहमति दी है`,
      preview: 'यह ई-मेल सँभालकर रखें: इससे आप अपनी सहमति कभी भी वापस ले सकते हैं।',
      heading: 'आपकी सहमति के लिए धन्यवाद',
      parts: [
        {
          is: 'text',
          text: `${guardian} जी, ${learner} अब ${brand} का इस्तेमाल कर सकते हैं: हमारे जाँचे-परखे मेंटर के साथ वीडियो पर नौकरी के इंटरव्यू का अभ्यास। कुछ भी रिकॉर्ड नहीं होता, और 18 वर्ष के होने तक चेहरे के हाव-भाव नहीं पढ़े जाते।`,
        },
        {
          is: 'text',
          text: 'तब तक आप अपनी सहमति कभी भी वापस ले सकते हैं। उसके बाद खाता बंद हो जाता है और दो दिन बाद उसका डेटा हटा दिया जाता है, अगर विद्यार्थी उसे न रखे; रखा गया खाता नई सहमति का इंतज़ार करता है। इसके लिए यह ई-मेल सँभालकर रखें।',
        },
        { is: 'button', label: 'सहमति वापस लें', href: `${origin}${GUARDIAN_OFF_PATH}?token=${token}` },
        {
          is: 'note',
          text: `अगर आपने सहमति नहीं दी है, तो भी यही दबाएँ। सवालों के जवाब ${contact} पर मिलते हैं; हम डेटा के साथ क्या करते हैं, यह ${origin}/Privacypolicy पर है।`,
        },
      ],
    }),
  },
};
