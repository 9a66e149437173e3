import { i18n } from '@lingui/core';

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale for dates and numbers of each language. */
const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };
const STORAGE_KEY = 'language';

/** The language chosen earlier, else the browser's first one that we have, else English. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(STORAGE_KEY), ...navigator.languages];
  const known = wanted.map((tag) => LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language)));
  return known.find(Boolean) ?? 'en';
}

/** Loads a language's texts (and its font) and shows everything in it. */
export async function activateLanguage(language: Language): Promise<void> {
  const parts = [TEXTS[language], ...(isRoomWanted ? [ROOM_TEXTS[language]] : [])];
  for (const texts of await Promise.all(parts.map((load) => load()))) i18n.load(language, texts);
  i18n.activate(language);
  document.documentElement.lang = language;
}

/** Loads the room's texts in the current language, and from now on with every language. */
export async function loadRoomTexts(): Promise<void> {
  isRoomWanted = true;
  const language = i18n.locale as Language;
  i18n.load(language, await ROOM_TEXTS[language]());
}

/** As `activateLanguage`, and remembers the choice on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await activateLanguage(language);
  localStorage.setItem(STORAGE_KEY, language);
}

/** The locale for Intl: 'en-IN' or 'hi-IN'. */
export function currentLocale(): string {
  return LOCALES[i18n.locale as Language] ?? LOCALES.en;
}

/** Each language is a chunk of its own, and the room's texts another: nobody downloads what is not shown. */
const TEXTS = {
  en: async () => (await import('../locales/en/messages.po')).messages,
  hi: loadHindi,
};
const ROOM_TEXTS = {
  en: async () => (await import('../locales/en/room.po')).messages,
  hi: async () => (await import('../locales/hi/room.po')).messages,
};
let isRoomWanted = false;

async function loadHindi() {
  const [{ messages }] = await Promise.all([
    import('../locales/hi/messages.po'),
    import('@fontsource-variable/noto-sans-devanagari/wght.css'),
  ]);
  return messages;
}
