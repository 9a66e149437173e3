import type { Entry } from '../fields/entry.ts';
import { ORGANISATION } from '../fields/names/partWords.ts';
import type { Section } from '../fields/sections.ts';
import type { Line } from '../layout/line.ts';
import type { Resume } from '../parseResume.ts';

/** A line, and the part of it that may show a skill. */
export interface KeywordLine {
  line: Line;
  text: string;
}

/** An address, a spoken language or a hobby is no skill. */
const NO_SKILLS: readonly Section['kind'][] = [
  'contact',
  'personal',
  'declaration',
  'references',
  'interests',
];
/** So many lines at the top, without a heading of their own, may be contact details. */
const HEAD_LINES = 8;
/** Longer parts of a line are sentences. */
const DETAIL_WORDS = 14;

const MAIL_OR_PAGE = /\S+@\S+|https?:\S+|\bwww\.\S+|\S+\.\p{L}{2,}\/\S*|\S+\.(?:com|org|in|me|dev|app)\b/giu;
/** "C. V. Raman", "R K Puram", "guided by R. Kumar". */
const INITIALS =
  /(?<!\p{L})(?:\p{Lu}\.?\s){2,}(?=\p{Lu}\p{Ll})|(?<=(?:^|\b(?:by|under|with|\p{Lu}\p{L}*\.?)\s))\p{Lu}\.\s?(?=\p{Lu})/gu;
/** "Guntur, AP". */
const STATE = /(?<=\p{Lu}\p{Ll}+,\s?)\p{Lu}{2}(?=\s*(?:[,|•·)–-]|\d|$))/gu;
const STREET =
  /\b(?:\d{6}|road|street|nagar|colony|sector|lane|marg|district|dist|apartments?|flat|house|plot|village|taluk|tehsil|enclave|vihar|puram|pin(?:\s?code)?|address|location|सड़क|नगर|जिला|पता)(?![\p{L}\d])/iu;
/** A label of a detail, alone or before it. */
const LABEL =
  /^(?:name|phone|mobile|tel|e-?mail|website|portfolio|linkedin|github|gitlab|leetcode|hackerrank|codechef|codeforces|kaggle|behance|dribbble|medium|stack\s?overflow)\s*(?:[:–-]|$)/iu;
const PHONE = /\d{5}|\d{3}[\s.-]\d{3}/;
/** What follows is a list of skills, whatever it was taken for. */
const SKILL_LIST =
  /^(?:relevant\s+|key\s+)?(?:course\s?work|courses?|subjects?|modules?|electives?|skills?|tech(?:nology|nologies|nical skills)?(?:\s+stack)?|tools?|stack|environment)\b/iu;

/**
 * The lines in which keywords count: summary, titles, bullets, skills, courses and certificates. Left out are the name, addresses, e-mail, web
 * pages, and the places and organisations of jobs and degrees. Without headings all lines are looked at.
 */
export function keywordLines({ sections, entries, contact }: Resume): KeywordLine[] {
  const entryOf = new Map(entries.flatMap((entry) => entry.lines.map((line) => [line, entry] as const)));
  return sections
    .filter(({ kind }) => !NO_SKILLS.includes(kind))
    .flatMap(({ kind, lines }) =>
      lines.map((line, index) => {
        const entry = entryOf.get(line);
        const isHead = kind === 'top' && index < HEAD_LINES;
        const text = isHead
          ? headText(line, contact.name?.value)
          : entry
            ? entryText(line, entry)
            : line.text;
        return { line, text: text.replace(MAIL_OR_PAGE, ' ').replace(INITIALS, ' ') };
      }),
    );
}

/** Of the lines around the name what is no detail of the person: a headline, such as "Java developer". */
function headText({ text }: Line, name: string | undefined): string {
  if (name !== undefined && text.startsWith(name))
    return headText({ text: text.slice(name.length) } as Line, undefined);
  const parts = text.split(/\s*[|•·]\s*|\s{3,}/);
  return parts
    .filter(
      (part) =>
        part.split(/\s+/).length > DETAIL_WORDS ||
        !(LABEL.test(part) || STREET.test(part) || PHONE.test(part)),
    )
    .join(' | ')
    .replace(STATE, ' ');
}

/** The lines that name an entry, without its organisation and place. Projects have neither. */
function entryText({ text, cells }: Line, { kind, organisation, place }: Entry): string {
  if (kind === 'projects' || SKILL_LIST.test(text)) return text;
  const isName = organisation !== null && (organisation.includes(' ') || ORGANISATION.test(organisation));
  const isBeside = place !== null && cells.slice(1).some((cell) => cell.includes(place));
  return text
    .replace(isName ? organisation : '', ' ')
    .replace(isBeside ? place : '', ' ')
    .replace(STATE, ' ');
}
