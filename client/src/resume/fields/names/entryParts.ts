import type { Line } from '../../layout/line.ts';
import { dateRangeIn } from '../../words/dateRange.ts';
import { hasDegree } from '../../words/degree.ts';
import { isPlace } from '../../words/places.ts';
import type { Entry, Part } from '../entry.ts';
import { withoutMark } from '../listMarks.ts';
import { organisationAndPlace } from './organisationPlace.ts';
import { isBoard, isOrganisation, isRole, isSubject, isUnit } from './partWords.ts';

/** A grade, a number, or how long something took. */
const NO_PART =
  /^(?:[\d.%/\s]*(?:in\s)?(?:[cs]?\.?g\.?p\.?a|[cs]\.?p\.?i)|percentage|aggregate|marks)\b|^[\d.%/\s]+$|^\d[\d.]*\s?%|^(?:first|second|third|1st|2nd|3rd|प्रथम|द्वितीय)\s(?:class|div|division|श्रेणी)|^(?:distinction|distance|pursuing|appearing|expected)\b|^[^\p{L}\d]*\d+\+?\s*(?:years?|yrs?|months?|mos?|days?|weeks?)\b[\s\d.,)\p{L}]{0,12}$|^(?:one|two|three|six)\s(?:years?|months?)$/iu;
/** A name of which the rest was not found. */
const UNFINISHED = /\s(?:of|for|and|the|in|at|to|&)$/i;
/** Without the grades behind a name: "B.Tech, CGPA: 8.4". */
export const withoutGrades = (name: string) =>
  name
    .split(/\s*,\s*(?![^(]*\))/)
    .filter((part) => !NO_PART.test(part))
    .join(', ');

/** Between parts, not within brackets, nor before a numeral: "Practice School - II". */
const SEPARATOR =
  /(\s*(?:[|•·]|,(?![^(]*\)))\s*|\s+[–—-]\s+(?!(?:I{1,3}|IV|V|\d)\s*(?:[,|]|$))|(?<=\b(?:Ltd|Inc|LLP)\.?)[–—-])/;
/** "B.C.A. from C.C.S. University in 2020 with 66 % marks". */
const DEGREE_SENTENCE = /\s+from\s+|\s+(?:with\s+(?=\d)|at\s+(?=\p{Lu}))/iu;
/** "Engineering Lead at Nimbus". */
const AT = /^(.*?[\p{L})])\s+(?:at|@)\s+(?=\p{Lu})/u;
/** "Designation : Senior Engineer". */
const LABEL =
  /^\s*(?:company|organi[sz]ation|employer|client|designation|role|position|job title|title|duration|period|tenure|institute|institution|college|school|university|board|degree|course|qualification|project(?: name| title)?|city|country|place|location)(?: name)?\s*(?::\s*[-–]?|[-–]\s)\s*/i;
/** Before a date: "in 2020", "passed out in May 2021", the day in "1st June 2020". */
const BEFORE_DATE = /(?<!\p{L})(?:passed\s+(?:out\s+)?)?(?:in|since|from|during|year)\s*$/iu;
const DAY =
  /(?<![\d.]|\b(?:class|std\.?|standard|grade|semester|phase|part|level)\s*)\d{1,2}(?:st|nd|rd|th)?\s*$/iu;

/** What names an entry: first what stands at the left, then what stands at the right; in a table everything is beside. */
export function partsOf(lines: readonly Line[], kind: Entry['kind']): Part[] {
  const cells = joinWrapped(lines).flatMap((row, index) =>
    row.map((text, column) => ({ text, row: index, isBeside: column > 0 })),
  );
  const parts = cells.flatMap(({ text, ...place }, cell) =>
    partsOfCell(text, kind).map((part) => ({ ...part, ...place, cell })),
  );
  return [...parts.filter(({ isBeside }) => !isBeside), ...parts.filter(({ isBeside }) => isBeside)];
}

/** The cells of each line; a line that goes on in lower case, or with a short name in brackets, is a part of the one before. */
function joinWrapped(lines: readonly Line[]): string[][] {
  const rows: string[][] = [];
  for (const { cells, text } of lines) {
    const open = rows.at(-1);
    const [first = '', ...beside] = cells;
    if (open?.[0] && /\p{L}[-\u2010]$/u.test(open[0]) && /^\p{Ll}/u.test(first))
      // A word that is divided.
      rows[rows.length - 1] = [`${open[0].slice(0, -1)}${first}`, ...open.slice(1), ...beside];
    else if (open?.[0] && /^(?:\p{Ll}\p{Ll}|\(\p{Lu}{2,}\))/u.test(text))
      rows[rows.length - 1] = [`${open[0]} ${first}`, ...open.slice(1), ...beside];
    else rows.push([withoutNumber(withoutMark(first)), ...beside]);
  }
  return rows;
}

const withoutNumber = (text: string) => text.replace(/^\d{1,2}[.)]\s+/, '');

/** The words of a cell between its separators, without dates and grades. */
function partsOfCell(cell: string, kind: Entry['kind']): Pick<Part, 'text' | 'isJoined' | 'isDashed'>[] {
  return withoutDate(cell.replace(LABEL, ''))
    .split(SEPARATOR)
    .flatMap((own, index, all) => {
      if (index % 2 === 1) return [];
      const before = all[index - 1]?.trim() ?? '';
      const parts = (kind === 'education' ? own.split(DEGREE_SENTENCE) : [own]).flatMap(partsAt);
      return parts.map((part, turn) => ({
        text: tidied(part.replace(LABEL, '')),
        isJoined: before === ',' && turn === 0,
        isDashed: /^[–—-]$/.test(before) && turn === 0,
      }));
    })
    .filter(
      ({ text }) =>
        /[\p{L}\p{N}]/u.test(text) &&
        (text.length > 1 || text === 'X') &&
        !NO_PART.test(text) &&
        !UNFINISHED.test(text),
    );
}

function partsAt(text: string): string[] {
  const sides = text.split(/\s+\/\s+/);
  if (sides.length === 2 && sides.filter((side) => isRole(side) || isDegree(side)).length === 1) return sides;
  const title = AT.exec(text);
  return title?.[1] && isRole(title[1]) ? [title[1], text.slice(title[0].length)] : [text];
}

/** Without what is left of brackets, dashes and full stops at its ends. */
const tidied = (part: string) =>
  part
    .replace(/^[\s[\]:;–—-]+|[\s[\]:;–—-]+$/g, '')
    .replace(/^\((.*)\)?$|[,\s]*\(\s*\)|,\s*(?=\)$)/, '$1')
    .replace(/(?<=\p{L}{4})\.$/u, '')
    .replace(/\s+(?:C?GPA|CPI|CPA)\s*:?\s*[\d./\s]+$/i, '')
    .replace(/\s+/g, ' ')
    .trim();

function withoutDate(cell: string): string {
  const range = dateRangeIn(cell);
  const [before = '', ...after] = range ? cell.split(range.text) : [cell];
  if (!range) return cell;
  // Only a number before the name of a month is a day; the 12 of "Class 12 2019" isn't.
  const isMonth = /^\p{L}/u.test(range.text);
  return `${(isMonth ? before.replace(DAY, '') : before).replace(BEFORE_DATE, '')} ${after.join(range.text)}`;
}

export type Names = Pick<Entry, 'title' | 'organisation' | 'place'>;

/** Which of an entry's lines says what, where no word tells it. */
export type Order = 'titleFirst' | 'organisationFirst';

/** What the parts of an entry name, by their words; where these say nothing, by the order that the section's other entries have. */
export function namesOf(parts: readonly Part[], kind: Entry['kind'], order: Order): Names {
  if (kind === 'education') return degreeNames(parts);
  if (kind === 'projects') return projectNames(parts);
  // "Freelance" alone is what somebody was.
  const title =
    titleOf(parts, order) ?? (parts.length === 1 && parts[0] && isUnit(parts[0].text) ? parts[0] : undefined);
  const others = parts.filter((part) => part !== title);
  const organisation = above(parts, title) ?? organisationOf(others, title);
  return {
    title: title ? withField(title, parts, organisation) : null,
    ...organisationAndPlace(parts, organisation, { title, kind }),
  };
}

/** "Manager – Business Intelligence": a role with what it is in, unless that is the organisation or a place. */
function withField(title: Part, parts: readonly Part[], organisation: Part | undefined): string {
  const next = parts[parts.indexOf(title) + 1];
  const isField =
    next?.isDashed &&
    next.cell === title.cell &&
    next !== organisation &&
    organisation !== undefined &&
    isRole(title.text) &&
    !isPlace(next.text) &&
    !isOrganisation(next.text);
  return isField ? `${title.text} – ${next.text}` : title.text;
}

/** The order in which most entries with a known role have it and the rest. */
export function usualOrder(entries: readonly (readonly Part[])[]): Order {
  const known = entries.flatMap((parts) => {
    const at = parts.findIndex(({ text }) => isRole(text));
    return at < 0 || parts.length < 2 ? [] : [at];
  });
  const later = known.filter((at) => at > 0).length;
  return later * 2 > known.length ? 'organisationFirst' : 'titleFirst';
}

function titleOf(parts: readonly Part[], order: Order): Part | undefined {
  const role = parts.find(({ text }) => isRole(text));
  if (role) return role;
  const named = parts.filter(({ text }) => !isPlace(text) && !isOrganisation(text));
  if (order === 'titleFirst') return named.find(({ isBeside }) => !isBeside) ?? named[0];
  // The first line names the organisation.
  const first = parts[0]?.row ?? 0;
  return (
    named.find(({ row, isBeside }) => row > first && !isBeside) ?? named.find((part) => part !== parts[0])
  );
}

/** What the first line begins with, if the title is in a line below it: "Texas Instruments" above "Intern, Analog Group". */
function above(parts: readonly Part[], title: Part | undefined): Part | undefined {
  const [first] = parts;
  const isAbove = first && title && title.row > first.row;
  return isAbove && !isPlace(first.text) && !isUnit(first.text) ? first : undefined;
}

/** A word of organisations; else what stands beside the title, or in its own line if only units of an organisation are beside it. */
function organisationOf(others: readonly Part[], title: Part | undefined): Part | undefined {
  const named = others.filter(({ text }) => !isPlace(text) && !isUnit(text));
  return (
    others.find(({ text }) => isOrganisation(text)) ??
    named.find(({ row, isBeside }) => row === title?.row && !isBeside) ??
    named.find(({ isBeside }) => !isBeside) ??
    named[0]
  );
}

function degreeNames(parts: readonly Part[]): Names {
  // "Government Polytechnic" and "Senior Secondary School" are schools where a degree is beside them.
  const title =
    parts.find(({ text }) => isDegree(text) && (!isOrganisation(text) || isBoard(text))) ??
    parts.find(({ text }) => isDegree(text));
  const others = parts.filter((part) => part !== title);
  const organisation =
    others.find(({ text }) => isOrganisation(text) && !isDegree(text) && !isBoard(text)) ??
    others.find(({ text }) => isOrganisation(text) && !isDegree(text)) ??
    others.find(({ text }) => isOrganisation(text)) ??
    others.find(({ text, isBeside }) => !isBeside && canBeSchool(text)) ??
    others.find(({ text }) => canBeSchool(text));
  // Two schools side by side are no degree.
  const name =
    title ??
    others.find((part) => part !== organisation && !isPlace(part.text) && !isOrganisation(part.text));
  return {
    title: name?.text ?? null,
    ...organisationAndPlace(parts, organisation, { title: name, kind: 'education' }),
  };
}

/** Neither a place nor what a degree is in. */
const canBeSchool = (text: string) => !isPlace(text) && !isDegree(text) && !isSubject(text);

const isDegree = (text: string) =>
  hasDegree(text) ||
  /\b(?:programme?|course)\s(?:in|on)\s/i.test(text) ||
  /^X(?:II)?(?:\s*\(.*)?$/.test(text);

/** A project has no place; what stands beside its name are the tools that it is made of. */
function projectNames(parts: readonly Part[]): Names {
  const organisation = parts.find(({ text }, index) => index > 0 && isOrganisation(text));
  const title = parts.find((part) => part !== organisation);
  const place = parts.find((part) => part !== title && part !== organisation && isPlace(part.text));
  return {
    title: title?.text ?? null,
    organisation: organisation?.text ?? null,
    place: place?.text ?? null,
  };
}
