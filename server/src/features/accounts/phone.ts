import { asciiDigits } from '@preproom/models/contract/http/digits';
import { AppError } from '@preproom/models/contract/http/errors';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Converts a typed phone number to E.164, Indian unless it has another country code; throws `bad_request` naming the field. */
export function toE164(phone: string): string {
  const number = parsePhoneNumberFromString(asciiDigits(phone), 'IN');
  if (number?.isValid()) return number.number;
  throw new AppError('bad_request', undefined, { fields: { phone: 'is not a phone number' } });
}
