import type { FoundEntry, FoundResume } from './found.ts';
import type { Truth } from './truth.ts';

/** Right of all, for one field. */
export interface Rate {
  right: number;
  of: number;
}

export const FIELDS = [
  'name',
  'email',
  'phone',
  'links',
  'headings',
  'kinds',
  'falseHeadings',
  'columns',
  'entries',
  'bullets',
  'grades',
] as const;
export type Field = (typeof FIELDS)[number];

/** `right` of `falseHeadings` counts headings that are none, of all that were found. */
export function compare(truth: Truth, found: FoundResume): Record<Field, Rate> {
  const own = truth.headings.map((heading) => ({
    ...heading,
    match: found.headings.find(({ text }) => isHeading(text, heading.text)),
  }));
  const matched = own.filter(({ match }) => match !== undefined);
  const isTrue = ({ text }: { text: string }) =>
    truth.headings.some((heading) => isHeading(text, heading.text));
  const bullets = new Set(found.bullets.map(letters));
  return {
    name: one(letters(withoutTitle(found.name)) === letters(withoutTitle(truth.name))),
    email: one(found.emails[0] === truth.email),
    phone: one(found.phones.some((phone) => isSameNumber(phone, truth.phone))),
    links: {
      right: truth.links.filter((link) => found.links.some((other) => address(other) === address(link)))
        .length,
      of: truth.links.length,
    },
    headings: { right: matched.length, of: own.length },
    kinds: { right: matched.filter(({ match, kind }) => match?.kind === kind).length, of: matched.length },
    falseHeadings: {
      right: found.headings.filter((heading) => !isTrue(heading)).length,
      of: found.headings.length,
    },
    columns: truth.columns === null ? NONE : one(found.columns === truth.columns),
    entries: {
      right: truth.entries.filter((entry) => found.entries.some((other) => isSameEntry(entry, other))).length,
      of: truth.entries.length,
    },
    bullets: {
      right: truth.bullets.filter((bullet) => bullets.has(letters(bullet))).length,
      of: truth.bullets.length,
    },
    grades: one(sorted(found.scores) === sorted(truth.scores)),
  };
}

const NONE: Rate = { right: 0, of: 0 };
const one = (isRight: boolean): Rate => ({ right: isRight ? 1 : 0, of: 1 });
const sorted = (values: readonly string[]) => values.toSorted().join('; ');
const withoutTitle = (name: string) => name.replace(/^Dr\.? /i, '');
const address = (link: string) =>
  link
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/** Letters and digits, in lower case: spaced-out letters and marks make no difference. */
export const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Devanagari may be stored as it is drawn, so its signs are compared without their order. */
function isHeading(found: string, truth: string): boolean {
  const plain = (text: string) => [...letters(text)].toSorted().join('');
  return plain(found) === plain(truth) || letters(found.split(/[:|]/)[0] ?? '') === letters(truth);
}

/** A number that is written without its country may be found so. */
function isSameNumber(found: string, truth: string): boolean {
  return found === truth || (!found.startsWith('+') && truth.endsWith(found.replace(/\D/g, '')));
}

/** What it is called and by whom it was given, not one for the other; parts behind a comma may be told apart. */
function isSameEntry(truth: Truth['entries'][number], found: FoundEntry): boolean {
  const isPart = (part: string, whole: string) =>
    letters(whole).includes(letters(part)) && (part !== '' || whole === '');
  return (
    found.kind === truth.kind &&
    isPart(found.title, truth.title) &&
    isPart(found.organisation, truth.organisation) &&
    found.from === truth.from &&
    found.to === truth.to
  );
}
