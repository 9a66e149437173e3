import type { Language } from '../http/language.ts';

/**
 * Lingui's i18n object, as far as the words here need it. Pages and the server each have their own with the same texts: `npm run
 * messages` finds `i18n.t('English text with {name}', { name })`, so the text must be a literal.
 */
export interface Texts {
  t(text: string, values?: Record<string, unknown>): string;
}

/** A language's texts, with what Intl calls it. */
export interface Words {
  i18n: Texts;
  locale: string;
}

/** The locale for dates and numbers of each language. */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };
