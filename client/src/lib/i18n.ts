import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { isLanguage, LANGUAGE_COOKIE, type Language } from '@preproom/models/contract/http/language';

/** The locale for dates and numbers of each language. */
const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

const ENGLISH_CATALOGUES = import.meta.glob<{ messages: Messages }>('../locales/en/*.po');
/** One chunk per feature and language, so that only the texts shown are downloaded. The Hindi table is one as well. */
const CATALOGUES: Record<Language, () => Promise<typeof ENGLISH_CATALOGUES>> = {
  en: async () => ENGLISH_CATALOGUES,
  hi: async () => (await import('./hindiCatalogues.ts')).HINDI_CATALOGUES,
};
/** Texts of every page: those outside the features, and errors, whose English stands in the contract and would be fetched twice. */
const FIRST: Record<Language, readonly string[]> = { en: ['messages'], hi: ['messages', 'errorTexts'] };
/** Those of features loaded so far, which a change of language loads again. */
const requested = new Set<string>();
/** What parts of the page have to do before a change of language can reach them. */
const preparations = new Set<() => Promise<void>>();

/** Loads a language's first texts, these catalogues and its font, then switches to it. */
export async function activateLanguage(
  language: Language,
  catalogues: Iterable<string> = requested,
): Promise<void> {
  const wanted = [...FIRST[language], ...catalogues];
  const [messages] = await Promise.all([textsOf(language, wanted), FONTS[language]()]);
  i18n.loadAndActivate({ locale: language, messages });
}

/** Loads these features' texts in the current language, and with every later change of language. */
export async function loadTexts(catalogues: readonly string[]): Promise<void> {
  // On the server, `i18nFor` has the texts of each render.
  if (import.meta.env.SSR) return;
  const missing = catalogues.filter((catalogue) => !requested.has(catalogue));
  for (const catalogue of missing) requested.add(catalogue);
  await addTexts(missing);
}

async function addTexts(catalogues: readonly string[]): Promise<void> {
  const { locale } = i18n;
  if (!isLanguage(locale)) return;
  const texts = await textsOf(locale, catalogues);
  if (i18n.locale !== locale) return addTexts(catalogues);
  // `i18n.load` would render the whole page again, and React then discards the HTML of parts whose code is not loaded. Nothing on the
  // page needs these texts yet.
  Object.assign(i18n.messages, texts);
}

/** The language that the server rendered. Under Vite's dev server, the user's saved choice. */
export function pageLanguage(): Language {
  const chosen = import.meta.env.DEV
    ? document.cookie.match(`${LANGUAGE_COOKIE}=(\\w+)`)?.[1]
    : document.documentElement.lang;
  return isLanguage(chosen) ? chosen : 'en';
}

/** Has something done before each change of language. Returns the undo. */
export function beforeLanguageChange(prepare: () => Promise<void>): () => void {
  preparations.add(prepare);
  return () => void preparations.delete(prepare);
}

/** Switches the whole document to a language and saves the choice in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  await prepareAll();
  await activateLanguage(language);
  document.documentElement.lang = language;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we serve has the Cookie Store API
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}

/** A part of the page that has become live may have parts of its own. */
async function prepareAll(done: readonly (() => Promise<void>)[] = []): Promise<void> {
  const next = [...preparations].filter((prepare) => !done.includes(prepare));
  if (next.length === 0) return;
  await Promise.all(next.map((prepare) => prepare()));
  await prepareAll([...done, ...next]);
}

/** An i18n object with a language's first texts and these catalogues, for one server render. */
export async function i18nFor(language: Language, catalogues: readonly string[]): Promise<I18n> {
  const messages = await textsOf(language, [...FIRST[language], ...catalogues]);
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

/** The locale for Intl: 'en-IN' or 'hi-IN'. */
export function useLocale(): string {
  const { i18n } = useLingui();
  return LOCALES[i18n.locale as Language] ?? LOCALES.en;
}

async function textsOf(language: Language, catalogues: Iterable<string>): Promise<Messages> {
  const loaded = await Promise.all([...catalogues].map((catalogue) => loadCatalogue(language, catalogue)));
  return Object.assign({}, ...loaded);
}

async function loadCatalogue(language: Language, catalogue: string): Promise<Messages> {
  const load = (await CATALOGUES[language]())[`../locales/${language}/${catalogue}.po`];
  if (!load) throw new Error(`There is no catalogue ${language}/${catalogue}.po`);
  return (await load()).messages;
}

const FONTS: Record<Language, () => Promise<unknown>> = {
  en: async () => undefined,
  hi: () => import('../styles/devanagari.css'),
};
