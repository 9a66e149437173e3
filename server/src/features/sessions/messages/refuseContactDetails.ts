import { AppError } from '@preproom/models/contract/http/errors';
import { hasContactDetails } from '@preproom/models/contract/sessions/contactDetails';

/** Throws `contact_details` if the text carries any; `field` is the one that holds it. */
export function refuseContactDetails(text: string, field: string): void {
  if (hasContactDetails(text))
    throw new AppError('contact_details', undefined, { fields: { [field]: 'has contact details' } });
}
