import type { Found } from '../fields/found.ts';
import { isSure, isTitled } from '../fields/personName.ts';
import type { Resume } from '../parseResume.ts';
import { type Check, type Evidence, quote, toCheck, unjudged } from './check.ts';

/** Confidence below which a line is taken for a name only because none is better. */
const HARDLY_A_NAME = 0.3;

/** Whether an employer can reach the person. */
export function contact({ contact, lines, sections }: Resume): Check[] {
  const { name, emails, phones, links } = contact;
  const written = (found: readonly Found[]) => found.filter(({ line }) => line !== null);
  const check = (id: 'name' | 'email' | 'phone' | 'profileLink', found: readonly Found[], share: number) =>
    toCheck('contact', id, { share, earned: found.slice(0, 3).map(toEvidence) });
  return [
    nameCheck(),
    // An address behind a word such as "E-mail" is lost in print and in plain text.
    check('email', emails, emails.length === 0 ? 0 : written(emails).length > 0 ? 1 : 0.5),
    phoneCheck(),
    linkCheck(),
  ];

  /** Half of the points if every number has more or fewer digits than its country's numbers have. */
  function phoneCheck(): Check {
    const isWrong = phones.length > 0 && phones.every(({ issue }) => issue === 'wrongLength');
    if (!isWrong) return check('phone', phones, phones.length > 0 ? 1 : 0);
    return toCheck('contact', 'phone', { share: 0.5, lost: phones.slice(0, 3).map(toEvidence) });
  }

  /** A name beside an icon may be that of a profile. */
  function linkCheck(): Check {
    const top = sections
      .filter(({ kind }) => kind === 'top' || kind === 'contact')
      .flatMap((one) => one.lines);
    const [local = ''] = emails[0]?.value.split('@') ?? [];
    const beside = links.length > 0 ? [] : top.filter(({ text }) => hasUserName(text, local));
    return beside.length > 0
      ? unjudged('contact', 'profileLink', 'iconLinks', quote(beside))
      : check('profileLink', links, links.length > 0 ? 1 : 0);
  }

  /** Not found is our failure more often than the person's, unless the page begins with "Resume". */
  function nameCheck(): Check {
    if (isSure(name)) return check('name', name ? [name] : [], 1);
    return isTitled(lines) && (name?.confidence ?? 0) < HARDLY_A_NAME
      ? check('name', [], 0)
      : unjudged('contact', 'name', 'nameUnsure', name ? [toEvidence(name)] : []);
  }
}

/** So many letters that follow each other in a user name and in the address before its "@" make them names of one person. */
const SHARED = 5;

/** "^ averma" in one of the parts of a line: a mark, and a word that is like the mail address. */
function hasUserName(text: string, local: string): boolean {
  return text.split(/\s*[|•·]\s*|\s{3,}/).some((part) => {
    const name = /^\S\s([a-z][\w-]{4,})$/.exec(part.trim())?.[1] ?? '';
    return Array.from({ length: Math.max(0, name.length - SHARED + 1) }, (_, at) =>
      name.slice(at, at + SHARED),
    ).some((piece) => local.includes(piece));
  });
}

function toEvidence({ value, line }: Found): Evidence {
  return { quote: line?.text ?? value, about: value };
}
