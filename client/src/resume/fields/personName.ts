import type { Line } from '../layout/line.ts';
import { closedUp, headingKind, headingKindByWords, isSpacedOut } from '../words/headings.ts';
import { type Found, SURE } from './found.ts';
import { bodySizeOf, isUpper } from './looks.ts';

/** How many lines at the top may have the name. */
const TOP_LINES = 15;
const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}.'’-]*";
const NAME = new RegExp(
  `^(?:(?:mr|ms|mrs|dr|er|shri|smt|श्री|सुश्री)\\.?\\s+)?${WORD}(?:\\s+${WORD}){0,4}$`,
  'iu',
);
/** Words of titles, places and sentences. */
const NO_NAME =
  /^(?:s\.?|sl\.?|sr\.?)\s?no\b|\b(europass|resume|curriculum|vitae|cv|bio-?data|engineer(?:ing)?|developer|analyst|assistant|trainee|officer|coordinator|strategist|teacher|accounts|designer|student|manager|intern|accountant|executive|consultant|scientist|architect|marketer|writer|specialist|associate|graduate|fresher|address|email|e-mail|phone|mobile|linkedin|github|portfolio|university|college|institute|school|bengaluru|bangalore|mumbai|delhi|pune|chennai|hyderabad|kolkata|india|page|b\.?\s?tech|m\.?\s?tech|bachelor|master|science|technology|software|data|full[- ]?stack|web|java|python|sql)\b/i;
/** "Curriculum vitae", "bio-data". */
const HINDI_TITLE = /जीवन.?वृत्त|बायो.?डाटा/u;
/** Words of sentences. Initials are in capitals. */
const SENTENCE = /(?:^|\s)(?:I am|am|is|a|an|the|in|of|for|with|to|at|and|my|me)(?=\s|$)/;
const LABELLED = /^(?:\d{1,2}[.)]\s*)?(?:full\s+)?(?:name|नाम)\s*[:\-–]\s*(.+)$/iu;
/** The label in a cell of its own: "Name", "Name / Surname". */
const NAME_CELL =
  /^(?:\d{1,2}[.)]\s*)?(?:full\s+|applicant['’]?s\s+)?(?:names?|नाम)(?:\s*\/\s*surname)?\s*:?$/iu;
/** "Verma, Asha". */
const SURNAME_FIRST = /^([\p{L}\p{M}'’-]+),\s*([\p{L}\p{M}.'’ -]+)$/u;
/** What stands before names. */
const GREETING =
  /^(?:personal (?:information|details|profile)\s*:?|(?:hello|hi)[,!]?(?:\s+(?:i['’]m|i am))?|i['’]m|i am)\s+/i;
const ADDITION = /\s*(?:\([^)]*\)|[-–|:]?\s*(?:resume|curriculum vitae|cv|bio-?data))\s*$/i;

/**
 * The person's name: a line that says "Name:", or the one at the top that is most like a name by its size, place, shape and likeness to the e-mail
 * address. With little confidence if none of this tells it.
 */
export function nameOf(
  lines: readonly Line[],
  top: readonly Line[],
  addresses: readonly string[] = [],
): Found | null {
  for (const line of lines) {
    const labelled =
      besideLabel(line) ??
      LABELLED.exec(line.text)?.[1]
        ?.split(/\s{2,}|[|,]/)[0]
        ?.trim();
    if (labelled && NAME.test(labelled)) return { value: labelled, line, confidence: 1 };
  }
  const first = new Set([...lines.slice(0, TOP_LINES), ...top.slice(0, TOP_LINES), ...largestOf(lines)]);
  const largest = Math.max(0, ...[...first].map(({ size }) => size ?? 0));
  const usual = bodySizeOf(lines) ?? 0;
  const candidates = [...withJoined([...first].map(largestFirst))].flatMap((line, index) =>
    candidatesOf(line, { index, largest, usual, addresses }),
  );
  return candidates.toSorted((one, other) => other.confidence - one.confidence)[0] ?? null;
}

/** A line beginning with its largest cell: an address in small letters may stand left of the name. */
function largestFirst(line: Line): Line {
  const sizes = line.looks?.map(({ size }) => size) ?? [];
  const at = sizes.indexOf(Math.max(...sizes));
  const name = line.cells[at];
  if (at <= 0 || !name || (sizes[at] ?? 0) < 1.3 * (sizes[0] ?? 0)) return line;
  return { ...line, cells: [name, ...line.cells.filter((_, index) => index !== at)] };
}

/** The name in the cell beside its label. */
function besideLabel({ cells }: Line): string | null {
  const [label = '', value = '', ...others] = cells.filter((cell) => cell.trim() !== ':');
  if (others.length > 0 || !NAME_CELL.test(label.trim())) return null;
  return value
    .replace(/^[\s:–-]+/, '')
    .replace(SURNAME_FIRST, '$2 $1')
    .trim();
}

/** The first page's largest lines: beside a column with contact details and skills, the name comes after all of these. */
function largestOf(lines: readonly Line[]): Line[] {
  const sized = lines.filter(({ page, size }) => page === 1 && size !== null);
  const largest = Math.max(0, ...sized.map(({ size }) => size ?? 0));
  const found = sized.filter(({ size }) => size === largest);
  return found.length <= 2 ? found : [];
}

/** Two lines of one large size with a word or two each may be one name. */
function withJoined(lines: readonly Line[]): Line[] {
  const usual = bodySizeOf(lines) ?? 0;
  // Far larger than the text: a long name is wrapped.
  const isTitle = ({ size }: Line) => size !== null && usual > 0 && size >= 2 * usual;
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const isPair =
      next &&
      line.size !== null &&
      next.size === line.size &&
      line.page === next.page &&
      headingKind(line.text) === null &&
      [line, next].every(
        ({ cells: [text = ''] }, at) =>
          closedUp(text).split(/\s+/).length <= (at === 0 && isTitle(line) ? 4 : 2) &&
          !isSpacedOut(closedUp(text)),
      ) &&
      next.y - line.y < 1.8 * line.size;
    return isPair
      ? [
          {
            ...line,
            text: `${line.cells[0]} ${next.cells[0]}`,
            cells: [`${closedUp(line.cells[0] ?? '')} ${closedUp(next.cells[0] ?? '')}`],
          },
          line,
        ]
      : [line];
  });
}

interface Surroundings {
  index: number;
  largest: number;
  /** The text's size; 0 if the file states none. */
  usual: number;
  addresses: readonly string[];
}

/** The line's first part, before a gap or a separator, if it can be a name. */
function candidatesOf(line: Line, { index, largest, usual, addresses }: Surroundings): Found[] {
  const text = closedUp((line.cells[0] ?? '').replace(ADDITION, '').replace(GREETING, '')).trim();
  const value =
    text
      .split(/\s*[|,•·]\s*|\s+[—–-]\s+/)[0]
      ?.replace(ADDITION, '')
      .trim() ?? '';
  const canBe =
    value.length >= 3 &&
    NAME.test(value) &&
    !NO_NAME.test(value) &&
    !HINDI_TITLE.test(value) &&
    !SENTENCE.test(value) &&
    line.style !== 'bullet' &&
    headingKindByWords(value) === null;
  if (!canBe) return [];
  const words = value.split(/\s+/);
  const isWhole = value === text;
  const isCapital = words.every((word) => !/^\p{Ll}/u.test(word));
  const isSpaced = isSpacedOut(line.cells[0] ?? '');
  const parts = isSpaced && words.length === 1 ? partsInAddress(value, addresses) : null;
  const score =
    (line.size !== null && largest > usual && line.size >= 0.97 * largest ? 0.3 : 0) +
    (line.style === 'heading' || line.isBold || isUpper(value) ? 0.1 : 0) +
    (index === 0 ? 0.25 : index <= 2 ? 0.15 : 0) +
    (isCapital ? 0.1 : -0.2) +
    (words.length >= 2 || isSpaced ? 0.15 : -0.1) +
    (isWhole ? 0.05 : -0.05) +
    (isLikeAddress(words, addresses) ? 0.4 : 0);
  return [{ value: parts ?? value, line, confidence: Math.max(0, Math.min(1, score)) }];
}

/** Where the words of a spaced-out name end, if the e-mail address has them apart: "asha.verma". */
function partsInAddress(compact: string, addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const parts = address
      .replace(/@.*/, '')
      .split(/[._\d-]+/)
      .filter((part) => part !== '');
    if (parts.length < 2 || parts.join('') !== compact.toLowerCase()) continue;
    const ends = parts.map((_, index) => parts.slice(0, index + 1).join('').length);
    return ends.map((end, index) => compact.slice(ends[index - 1] ?? 0, end)).join(' ');
  }
  return null;
}

/** Whether a word of the name is in an e-mail address or the address of a profile. */
function isLikeAddress(words: readonly string[], addresses: readonly string[]): boolean {
  const letters = addresses.map((address) => address.replace(/@.*/, '').toLowerCase());
  return words.some(
    (word) =>
      word.length >= 3 && letters.some((one) => one.includes(word.toLowerCase().replace(/[^\p{L}]/gu, ''))),
  );
}

/** Whether we are sure enough of a name to judge by it. */
export function isSure(name: Found | null): boolean {
  return name !== null && name.confidence >= SURE;
}

/** Whether the page begins with a title such as "Resume" where the name is expected. */
export function isTitled([first]: readonly Line[]): boolean {
  return (
    first !== undefined && /^(?:resume|curriculum vitae|cv|bio-?data)(?:\s+\d{4})?$/i.test(first.text.trim())
  );
}
