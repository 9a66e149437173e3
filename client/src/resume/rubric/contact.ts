import type { Found } from '../fields/found.ts';
import type { Resume } from '../parseResume.ts';
import { type Check, type Evidence, toCheck } from './check.ts';

/** Whether an employer can reach the person. */
export function contact({ contact: { name, emails, phones, links } }: Resume): Check[] {
  const written = (found: readonly Found[]) => found.filter(({ line }) => line !== null);
  const check = (id: 'name' | 'email' | 'phone' | 'profileLink', found: readonly Found[], share: number) =>
    toCheck('contact', id, { share, earned: found.slice(0, 3).map(toEvidence) });
  return [
    check('name', name ? [name] : [], name ? 1 : 0),
    // An address behind a word such as "E-mail" is lost in print and in plain text.
    check('email', emails, emails.length === 0 ? 0 : written(emails).length > 0 ? 1 : 0.5),
    check('phone', phones, phones.length > 0 ? 1 : 0),
    check('profileLink', links, links.length > 0 ? 1 : 0),
  ];
}

function toEvidence({ value, line }: Found): Evidence {
  return { quote: line?.text ?? value, about: value };
}
