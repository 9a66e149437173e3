import type { MailTemplate } from '../content.ts';

export interface GuardianCodeMail {
  template: 'guardianCode';
  /** Who asks for the consent. */
  learner: string;
  guardian: string;
  code: string;
  minutes: number;
}

/** To a parent or guardian who has to consent to a minor's account: who asks, what for, what is recorded, how to take it back. */
export const guardianCodeMail: MailTemplate<GuardianCodeMail> = {
  kind: 'account',
  isSecret: true,
  usefulMinutes: ({ minutes }) => minutes,
  write: {
    en: ({ learner, guardian, code, minutes }, { brand, origin, contact }) => ({
      subject: `${learner} asks for your consent on ${brand}`,
      preview: 'They are under 18 and named you as parent or guardian.',
      heading: `${learner} needs your consent`,
      parts: [
        {
          is: 'text',
          text: `Dear ${guardian}, ${learner} is under 18, wants to practise job interviews on ${brand} and named you as parent or guardian. The law asks for your consent first.`,
        },
        {
          is: 'text',
          text: 'What you would consent to: an account with their name, contact details, education and goal, and mock interviews by video with a mentor whom we have checked. Nothing is recorded. Reading of facial expressions stays switched off until they are 18.',
        },
        { is: 'text', text: `If you agree, give ${learner} this code:` },
        { is: 'code', code },
        { is: 'text', text: `The code is good for ${minutes} minutes and works once.` },
        {
          is: 'text',
          text: `What we record: your name, this address, the time, and that you consented. You can take the consent back at any time, by one press in the mail that you get afterwards or by writing to ${contact}. What we do with data stands at ${origin}/Privacypolicy.`,
        },
        {
          is: 'note',
          text: `If you do not know ${learner} or do not agree, do nothing: without the code the account cannot be used fully.`,
        },
      ],
    }),
    hi: ({ learner, guardian, code, minutes }, { brand, origin, contact }) => ({
      subject: `${learner} को ${brand} पर आपकी सहमति चाहिए`,
      preview: 'उनकी उम्र 18 वर्ष से कम है और उन्होंने आपको अपना अभिभावक बताया है।',
      heading: `${learner} को आपकी सहमति चाहिए`,
      parts: [
        {
          is: 'text',
          text: `${guardian} जी, ${learner} की उम्र 18 वर्ष से कम है। वे ${brand} पर नौकरी के इंटरव्यू का अभ्यास करना चाहते हैं और उन्होंने आपको अपने माता-पिता या अभिभावक के रूप में बताया है। क़ानून के अनुसार पहले आपकी सहमति ज़रूरी है।`,
        },
        {
          is: 'text',
          text: 'सहमति किस बात की: उनके नाम, संपर्क, शिक्षा और लक्ष्य वाला एक खाता, और हमारे जाँचे-परखे मेंटर के साथ वीडियो पर मॉक इंटरव्यू। कुछ भी रिकॉर्ड नहीं होता। 18 वर्ष के होने तक चेहरे के हाव-भाव पढ़ना बंद रहता है।',
        },
        { is: 'text', text: `अगर आप सहमत हैं, तो ${learner} को यह कोड दें:` },
        { is: 'code', code },
        { is: 'text', text: `यह कोड ${minutes} मिनट तक और सिर्फ़ एक बार काम करेगा।` },
        {
          is: 'text',
          text: `हम क्या दर्ज करते हैं: आपका नाम, यह पता, समय, और यह कि आपने सहमति दी। आप सहमति कभी भी वापस ले सकते हैं: बाद में मिलने वाले ई-मेल में एक बार दबाकर, या ${contact} पर लिखकर। हम डेटा के साथ क्या करते हैं, यह ${origin}/Privacypolicy पर है।`,
        },
        {
          is: 'note',
          text: `अगर आप ${learner} को नहीं जानते या सहमत नहीं हैं, तो कुछ न करें: कोड के बिना खाता पूरी तरह इस्तेमाल नहीं हो सकता।`,
        },
      ],
    }),
  },
};
