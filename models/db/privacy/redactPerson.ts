import type { DataSubject } from './dataRule.ts';

/** Replaces a removed name, in any language. */
const REDACTED = '[…]';
/** Shorter parts of a name are too often ordinary words. */
const MIN_NAME_PART = 3;

/**
 * Removes the person's name, its parts, e-mail address and phone number from every text in a value. Used for texts that
 * others wrote and keep. Matches the spelling in the account; the phone number with any spacing and with or without country
 * code.
 */
export function redactPerson<T>(value: T, person: Pick<DataSubject, 'Name' | 'Email' | 'phone'>): T {
  const patterns = patternsOf(person);
  return mapTexts(value, (text) =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, REDACTED), text),
  ) as T;
}

/** Matches an address as people type it: in any case, with surrounding spaces. */
export function emailPattern(email: string): RegExp {
  return new RegExp(`^\\s*${escapeRegExp(email)}\\s*$`, 'i');
}

function patternsOf({ Name, Email, phone }: Pick<DataSubject, 'Name' | 'Email' | 'phone'>): RegExp[] {
  const parts = Name.split(/\s+/).filter(Boolean);
  const whole = parts.map((part) => escapeRegExp(part)).join('\\s+');
  const long = parts.filter((part) => part.length >= MIN_NAME_PART);
  return [
    ...(Email === '' ? [] : [new RegExp(escapeRegExp(Email), 'giu')]),
    ...phonePatterns(phone),
    ...(whole === '' ? [] : [new RegExp(whole, 'giu')]),
    // Parts of a name match by case, so "Will" is removed and "will" stays.
    ...long.map((part) => new RegExp(`(?<![\\p{L}\\p{M}])${escapeRegExp(part)}(?![\\p{L}\\p{M}])`, 'gu')),
  ];
}

/** Matches the last ten digits, the national number in India, with any prefix. */
function phonePatterns(phone: string): RegExp[] {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 6) return [];
  const own = [...digits.slice(-10)].join('[\\s().-]*');
  return [new RegExp(`(?:\\+?\\d{0,3}[\\s().-]*)?${own}`, 'gu')];
}

/** A copy with every text changed; ids, dates and bytes stay as they are. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Escapes a text for use in a regular expression. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
