import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';

/** How long a number is, and what numbers of its country look like. */
export interface PhoneLength {
  /** The country's code, such as `+49`. */
  code: string;
  /** Digits of the given number after the code. */
  digits: number;
  /** An example of that country's mobile numbers in its national format, or null. */
  example: string | null;
}

/** Of a number in international form. Null without a country's code. */
export function phoneLength(number: string): PhoneLength | null {
  const code = parsePhoneNumberFromString(number)?.countryCallingCode;
  if (!code) return null;
  // A number of a wrong length is of no country, but its code is. The first country is the one that most of its numbers are of.
  const [country] = metadata.country_calling_codes[code] ?? [];
  const example = country && getExampleNumber(country, examples);
  return {
    code: `+${code}`,
    digits: number.replace(/\D/g, '').length - code.length,
    example: example ? example.formatInternational() : null,
  };
}
