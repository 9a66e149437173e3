import { readFileSync } from 'node:fs';
import { I18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Language } from '@preproom/models/contract/http/language';

/**
 * Texts in one language. `npm run messages` finds calls written as `i18n.t('English text with {name}', { name })`: the
 * variable must be called `i18n` and the text must be a literal.
 */
export type Texts = Pick<I18n, 't'>;

/** One instance per language, never switched to another, so requests in two languages cannot affect each other. */
const TEXTS = new Map(LANGUAGES.map((language) => [language, loadTexts(language)]));

export function i18nOf(language: Language): Texts {
  const i18n = TEXTS.get(language);
  if (!i18n) throw new Error(`No catalogue for ${language}`);
  return i18n;
}

function loadTexts(locale: Language): Texts {
  const file = new URL(`../locales/${locale}/messages.po`, import.meta.url);
  const context = { locale, sourceLocale: 'en', filename: file.pathname };
  const catalogue = formatter().parse(readFileSync(file, 'utf8'), context);
  const messages = Object.fromEntries(
    Object.entries(catalogue).map(([id, { translation }]) => [id, compileMessage(translation || id)]),
  );
  return new I18n({ locale, messages: { [locale]: messages } });
}
