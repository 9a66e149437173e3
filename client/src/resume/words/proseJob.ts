import { dateRangeIn } from './dateRange.ts';
import { isPlace } from './places.ts';

/** What a sentence says of a job. */
export interface ProseJob {
  title: string | null;
  organisation: string | null;
  place: string | null;
}

/** Lines with fewer words are titles. */
const LEAST_WORDS = 9;
/** "From June 2019 to March 2022 I worked as …", "Joined Nimbus in 2020 as …". */
const TELLS =
  /^(?:from|since|between|during|until)\s.*\p{Ll}|(?<!\p{L})(?:worked|working|employed|serving|served|joined|have been|has been|am|was)\s/iu;
/** "Practice School - I" is a numeral. */
const PERSON = /(?<!\p{L})(?<![-–—]\s)I\s+(?:\p{Ll}|[A-Z]{2,}\s)/u;
const roleAfter = (word: string) =>
  new RegExp(
    `(?<!\\p{L})${word}\\s+(?:an?\\s+|the\\s+)?([\\p{L}][\\p{L}\\s/&-]{1,50}?(?:\\s\\([^)]*\\))?)(?=\\s+(?:with|at|in|for|of|from|since|under|where|and)\\s|[,.;(]|$)`,
    'iu',
  );
/** "As assistant manager", or else "was assistant manager". */
const ROLES = [roleAfter('as'), roleAfter('(?:was|am)')];
const EMPLOYER =
  /(?<!\p{L})(?:with|at|for|joined|in)\s+(?:the\s+)?(?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)(\p{Lu}[\p{L}\d&.'’-]*(?:\s+(?:(?:of|and|&|the)\s+)?(?:\p{Lu}[\p{L}\d&.'’-]*|&))*)/u;
const PLACE = /^(?:,|\s+in|\s+at)\s+(\p{Lu}[\p{L}]+(?:\s\p{Lu}[\p{L}]+)?)/u;

/** Whether a line begins a job that is told in a sentence, with its dates. */
export function beginsProse(text: string): boolean {
  return (
    text.split(/\s+/).length >= LEAST_WORDS &&
    !/[|•·\t]/.test(text) &&
    dateRangeIn(text) !== null &&
    (TELLS.test(text) || PERSON.test(text))
  );
}

/** Role, employer and place of a job that is told in a sentence; null for what it does not say. */
export function proseJob(text: string): ProseJob {
  const [sentence = ''] = text.split(/(?<=\p{Ll}{3})\.(?:\s|$)/u);
  const employer = EMPLOYER.exec(sentence);
  const organisation = employer?.[1]?.replace(/[.,]$/, '') ?? null;
  const place = employer && PLACE.exec(sentence.slice(employer.index + employer[0].length))?.[1];
  return {
    title: ROLES.map((role) => role.exec(sentence)?.[1]?.trim()).find((title) => title) ?? null,
    organisation,
    place: place && isPlace(place) ? place : null,
  };
}
