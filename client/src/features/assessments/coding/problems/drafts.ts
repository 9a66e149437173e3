import type { RunLanguage } from '../../../../code/run/runProtocol.ts';
import { shownPerson } from '../../../../lib/shownPerson.ts';

// Code that a learner has written for a problem. It stays on this device, apart for each account, problem and language.

const keyOf = (slug: string, language: RunLanguage) =>
  ['preproom.code', shownPerson.get(), slug, language].join('.');

/** Null if nothing was written, or where storage is blocked. */
export function readDraft(slug: string, language: RunLanguage): string | null {
  try {
    return localStorage.getItem(keyOf(slug, language));
  } catch {
    return null;
  }
}

/** Where storage is full or blocked, the code lives in this page alone. */
export function keepDraft(slug: string, language: RunLanguage, text: string): void {
  try {
    localStorage.setItem(keyOf(slug, language), text);
  } catch {}
}

const LANGUAGE_KEY = 'preproom.code.language';

/** The language that was chosen last on this device, if it is one of these; otherwise the first of them. */
export function readLanguage(languages: readonly [RunLanguage, ...RunLanguage[]]): RunLanguage {
  let last: string | null = null;
  try {
    last = localStorage.getItem(LANGUAGE_KEY);
  } catch {}
  return languages.find((language) => language === last) ?? languages[0];
}

export function keepLanguage(language: RunLanguage): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {}
}
