import type { Language } from '../http/language.ts';

/** English names, stored as they are, each with its Hindi name. Renaming one takes an upgrade. */
export type Names = Readonly<Record<string, string>>;

/** The display name of a stored name. */
export function labelOf(names: Names, name: string, language: Language): string {
  return language === 'hi' ? (names[name] ?? name) : name;
}
