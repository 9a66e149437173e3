import type { DataSubject } from './dataRule.ts';

/** What stands where somebody's name was, in no language. */
const REDACTED = '[…]';
/** Shorter parts of a name are words of their own in too many sentences. */
const MIN_NAME_PART = 3;

/**
 * The same value with the person's name, its parts, e-mail address and phone number taken out of every text in it. For what
 * others wrote and keep; it finds what is written as the account has it, the phone number with any spaces and with or without
 * the country's number.
 */
export function redactPerson<T>(value: T, person: Pick<DataSubject, 'Name' | 'Email' | 'phone'>): T {
  const patterns = patternsOf(person);
  return mapTexts(value, (text) =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, REDACTED), text),
  ) as T;
}

/** Finds an address as people type it: in any case, with spaces around it. */
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
    // Parts as they are written alone, so that "Will" goes and "will" stays.
    ...long.map((part) => new RegExp(`(?<![\\p{L}\\p{M}])${escapeRegExp(part)}(?![\\p{L}\\p{M}])`, 'gu')),
  ];
}

/** The last ten digits are the number as it is known in India; what may stand before them is taken as well. */
function phonePatterns(phone: string): RegExp[] {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 6) return [];
  const own = [...digits.slice(-10)].join('[\\s().-]*');
  return [new RegExp(`(?:\\+?\\d{0,3}[\\s().-]*)?${own}`, 'gu')];
}

/** A copy in which every text was changed; ids, dates and bytes stay as they are. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A text as a pattern that finds exactly it. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
