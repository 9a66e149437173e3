import type { Language } from '../http/language.ts';

type Text = Record<Language, string>;

/** What people are told of a kind of data. */
export interface KeptData {
  /** As long as the account, or so many days at most. */
  kept: 'account' | { days: number };
  name: Text;
  /** What it is and what it is for. */
  what: Text;
}

/** One of the kinds in `keptData.ts`. */
export const TWO_STEP_LOGIN = {
  kept: 'account',
  name: { en: 'Two-step login', hi: 'दो चरणों वाला लॉग इन' },
  what: {
    en: 'If you turn it on: the public keys and names of your passkeys with when you added and last used them, your authenticator app’s key, which is encrypted, and hashes of your recovery codes. A login you haven’t finished is kept for 10 minutes.',
    hi: 'अगर आप इसे चालू करें: आपकी पासकी की सार्वजनिक कुंजियाँ और नाम, आपने उन्हें कब जोड़ा और आख़िरी बार कब इस्तेमाल किया, आपके ऑथेंटिकेटर ऐप की कुंजी, जो एन्क्रिप्टेड रहती है, और आपके रिकवरी कोड के हैश। अधूरा लॉग इन 10 मिनट रखा जाता है।',
  },
} as const satisfies KeptData;
