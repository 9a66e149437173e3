import type { Names } from './label.ts';

/** The languages in which mentors interview. */
export const MENTOR_LANGUAGE_NAMES = {
  English: 'अंग्रेज़ी',
  Hindi: 'हिंदी',
  Assamese: 'असमिया',
  Bengali: 'बंगाली',
  Gujarati: 'गुजराती',
  Kannada: 'कन्नड़',
  Kashmiri: 'कश्मीरी',
  Konkani: 'कोंकणी',
  Malayalam: 'मलयालम',
  Manipuri: 'मणिपुरी',
  Marathi: 'मराठी',
  Nepali: 'नेपाली',
  Odia: 'ओड़िया',
  Punjabi: 'पंजाबी',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Urdu: 'उर्दू',
} as const satisfies Names;

export type MentorLanguage = keyof typeof MENTOR_LANGUAGE_NAMES;
export const MENTOR_LANGUAGES = Object.keys(MENTOR_LANGUAGE_NAMES) as MentorLanguage[];
