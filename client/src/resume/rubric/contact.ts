import type { Found } from '../fields/found.ts';
import { isSure, isTitled } from '../fields/personName.ts';
import type { Resume } from '../parseResume.ts';
import { type Check, type Evidence, toCheck, unjudged } from './check.ts';

/** Whether an employer can reach the person. */
export function contact({ contact, lines }: Resume): Check[] {
  const { name, emails, phones, links } = contact;
  const written = (found: readonly Found[]) => found.filter(({ line }) => line !== null);
  const check = (id: 'name' | 'email' | 'phone' | 'profileLink', found: readonly Found[], share: number) =>
    toCheck('contact', id, { share, earned: found.slice(0, 3).map(toEvidence) });
  return [
    nameCheck(),
    // An address behind a word such as "E-mail" is lost in print and in plain text.
    check('email', emails, emails.length === 0 ? 0 : written(emails).length > 0 ? 1 : 0.5),
    phoneCheck(),
    check('profileLink', links, links.length > 0 ? 1 : 0),
  ];

  /** Half of the points if every number has more or fewer digits than its country's numbers have. */
  function phoneCheck(): Check {
    const isWrong = phones.length > 0 && phones.every(({ issue }) => issue === 'wrongLength');
    if (!isWrong) return check('phone', phones, phones.length > 0 ? 1 : 0);
    return toCheck('contact', 'phone', { share: 0.5, lost: phones.slice(0, 3).map(toEvidence) });
  }

  /** Not found is our failure more often than the person's, unless the page begins with "Resume". */
  function nameCheck(): Check {
    if (isSure(name)) return check('name', name ? [name] : [], 1);
    return isTitled(lines)
      ? check('name', [], 0)
      : unjudged('contact', 'name', 'nameUnsure', name ? [toEvidence(name)] : []);
  }
}

function toEvidence({ value, line }: Found): Evidence {
  return { quote: line?.text ?? value, about: value };
}
