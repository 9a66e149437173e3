import type { Language } from '@preproom/models/contract/http/language';

/** A text in each language. */
export type Bilingual = Readonly<Record<Language, string>>;

export const both = (en: string, hi: string): Bilingual => ({ en, hi });

/** A text that reads the same in every language: a number, a code, a formula. */
export const neutral = (text: string): Bilingual => ({ en: text, hi: text });
