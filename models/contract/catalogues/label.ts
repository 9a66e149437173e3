import type { Language } from '../http/language.ts';

/** Names in English, which are stored as they stand, each with the Hindi one; to rename one takes an upgrade. */
export type Names = Readonly<Record<string, string>>;

/** What people read for a stored name. */
export function labelOf(names: Names, name: string, language: Language): string {
  return language === 'hi' ? (names[name] ?? name) : name;
}
