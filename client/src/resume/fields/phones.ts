import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as it is written, with what is wrong with it. */
export interface Phone {
  /** In international form where the country is known, else as it is written. */
  value: string;
  /** `noCountry`: without a country's code, and no Indian mobile number. `wrongLength`: more or fewer digits than its country's numbers have. */
  issue: 'noCountry' | 'wrongLength' | null;
}

/** Digits with the marks that people put between them, and an optional country code. */
const CANDIDATE = /(?<![\p{L}\d/.@#-])(?:\+\s?|\(\+?)?\d[\d\s().·–‑-]{6,22}\d(?![\p{L}\d/@]|\.\d|%)/gu;
/** Indian mobile numbers begin with 6 to 9. */
const MOBILE = /^(?:(?:00)?91|0)?([6-9]\d{9})$/;
/** The same with a digit too few or too many. */
const NEAR_MOBILE = /^(?:(?:00)?91|0)?([6-9](?:\d{8}|\d{10}))$/;
/** With the country's code. */
const MOST_DIGITS = 13;
/** Eleven digits in the groups of an Indian number. */
const INDIAN_GROUPS = /^[6-9]\d{4}[\s-](?:\d{6}|\d{5}\s\d)$/;
/** Before a number that is no phone's. */
const ID_BEFORE =
  /(?<!\p{L})(?:roll|reg(?:istration|n|d)?|enrol\p{L}*|id|prn|usn|aadhaar|passport)(?!\p{L})[^,|]*$/iu;
/** As North Americans write: an area's code of three digits, three digits, four. */
const AMERICAN = /^\(?[2-9]\d{2}\)?[\s.·–‑-]+[2-9]\d{2}[\s.·–‑-]+\d{4}$/;
/** Years, grades and spans of years. */
const NO_NUMBER =
  /^\(?(?:19|20)\d{2}\)?[\s–‑-]+\(?(?:19|20)\d{2}\)?$|^\d{1,2}\.\d+$|^\d{1,2}[.-]\d{1,2}[.-]\d{4}/;

/** Phone numbers in a text: Indian mobile numbers in any common form as "+91" and ten digits, others in international form or as they are written. */
export function readPhones(text: string): Phone[] {
  return (text.match(CANDIDATE) ?? []).flatMap(apart).flatMap((candidate) => toPhone(candidate.trim()) ?? []);
}

/** "360005 · 98256 67104": where there are too many digits for one number, a dot between spaces is between two. */
const apart = (written: string) =>
  written.replace(/\D/g, '').length > MOST_DIGITS ? written.split(/\s+·\s+/) : [written];

/** Indian mobile numbers with a digit too few or too many. They look like other numbers too, so this is for lines with contact details. */
export function readNearPhones(text: string): Phone[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: written, index }) => {
    const number = NEAR_MOBILE.exec(written.replace(/\D/g, ''))?.[1];
    const isOther = NO_NUMBER.test(written) || ID_BEFORE.test(text.slice(0, index));
    return number && !isOther ? [{ value: `+91${number}`, issue: 'wrongLength' as const }] : [];
  });
}

/** What somebody says is their number. One that is like no number has a wrong length, unless its country is what is missing. */
export function phoneFrom(text: string): Phone {
  const [phone] = [...readPhones(text), ...readNearPhones(text)];
  const digits = text.replace(/\D/g, '').length;
  return phone ?? { value: text, issue: digits >= 10 && digits <= 15 ? 'noCountry' : 'wrongLength' };
}

function toPhone(written: string): Phone | null {
  if (NO_NUMBER.test(written)) return null;
  // "+91 (0) 98765 43210": the zero is for calls within the country.
  const text = written
    .replace(/\(0\)/, '')
    .replace(/^\(\+(\d+)\)/, '+$1')
    .replace(/^\+\s/, '+');
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+') || digits.startsWith('00'))
    return international(text.startsWith('+') ? digits : digits.slice(2));
  if (AMERICAN.test(text)) return { value: text, issue: 'noCountry' };
  const mobile = MOBILE.exec(digits)?.[1];
  if (mobile) return { value: `+91${mobile}`, issue: null };
  if (INDIAN_GROUPS.test(text)) return { value: `+91${digits}`, issue: 'wrongLength' };
  // A landline with its city's code, or another country's number.
  return digits.length >= 9 && digits.length <= 12 && /[\s().·–‑-]/.test(text) && digits.length >= 10
    ? { value: written, issue: 'noCountry' }
    : null;
}

function international(digits: string): Phone | null {
  if (digits.length < 8 || digits.length > 15) return null;
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number) return null;
  const issue =
    number.isPossible() && (number.countryCallingCode !== '91' || digits.length === 12)
      ? null
      : 'wrongLength';
  return { value: `+${digits}`, issue };
}
