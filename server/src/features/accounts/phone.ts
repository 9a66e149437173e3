import { AppError } from '@preproom/models/contract/http/errors';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A phone number as it was typed, of India unless it says otherwise, in E.164 form; throws `bad_request` that names the field. */
export function toE164(phone: string): string {
  const number = parsePhoneNumberFromString(phone, 'IN');
  if (number?.isValid()) return number.number;
  throw new AppError('bad_request', undefined, { fields: { phone: 'is not a phone number' } });
}
