import { isSpacedOut } from '../words/headings.ts';
import type { TextItem } from './document.ts';

/** In font sizes: letters of one word may be this far apart. */
const LETTER_GAP = 1;
/** Letters of one size, or small capitals behind a large one, touch. */
const TOUCH = 0.1;
/** At least this many single letters in a row are a word in spaced-out letters. */
const MIN_LETTERS = 4;
const LETTERS = /^[\p{Lu}&.,'’-]{1,2}$/u;
const CAPITALS = /^[\p{Lu}\p{N}&.'’-]+$/u;

/**
 * Words whose letters are drawn apart or in two sizes, as the file stores them: pdf.js reads a wide gap between two letters as a space. Spaces
 * that the file itself has between letters stay. `stored` is the page's text with the file's own spaces only.
 */
export function joinLetters(items: readonly TextItem[], stored: string): TextItem[] {
  const compact = withPlaces(stored);
  const joined: TextItem[] = [];
  let run: TextItem[] = [];
  const flush = () => {
    const own = run.map(({ text }) => text).join('');
    const text = run.length >= MIN_LETTERS ? storedForm(own, compact) : null;
    const [first] = run;
    const last = run.at(-1);
    if (text !== null && first && last)
      joined.push({
        ...first,
        text,
        width: last.x + last.width - first.x,
        size: Math.max(...run.map(({ size }) => size)),
      });
    else joined.push(...run);
    run = [];
  };
  for (const item of items) {
    const last = run.at(-1);
    if (last && !isNear(last, item, LETTER_GAP)) flush();
    if (LETTERS.test(item.text)) run.push(item);
    else {
      flush();
      joined.push(spacedByDrawing(item, compact));
    }
  }
  flush();
  return joinSmallCapitals(joined);
}

interface Compact {
  stored: string;
  /** Without spaces. */
  letters: string;
  /** Where each of the letters is in `stored`. */
  places: number[];
}

function withPlaces(stored: string): Compact {
  const places = [...stored.matchAll(/\S/g)].map(({ index }) => index);
  return { stored, letters: places.map((place) => stored[place]).join(''), places };
}

/** The words of these letters in the file, with its spaces; null if they are not there in this order. */
function storedForm(letters: string, { stored, letters: all, places }: Compact): string | null {
  const at = all.indexOf(letters);
  const [start, end] = [places[at], places[at + letters.length - 1]];
  return at < 0 || start === undefined || end === undefined ? null : stored.slice(start, end + 1);
}

/** "S K I L L S", or a date, in one run of text. */
function spacedByDrawing(item: TextItem, compact: Compact): TextItem {
  const parts = item.text.trim().split(/\s+/);
  const isUpper = parts.length >= 2 && parts.every((part) => /^[\p{Lu}&.-]{1,3}$/u.test(part));
  // "2 0 1 8 - 0 3".
  const isDate = parts.length >= MIN_LETTERS && parts.every((part) => /^(?:\d{1,2}|[-–./])$/.test(part));
  if (!(isUpper || isDate || isSpacedOut(item.text)) || compact.stored.includes(item.text.trim()))
    return item;
  const text = storedForm(parts.join(''), compact);
  // In small letters a capital begins a word, where the file has no spaces at all.
  return text === null ? item : { ...item, text: text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') };
}

/** "E" and "DUCATION" in a smaller size. */
function joinSmallCapitals(items: readonly TextItem[]): TextItem[] {
  const joined: TextItem[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const isOne =
      last &&
      last.size !== item.size &&
      [last, item].every(({ text }) => CAPITALS.test(text)) &&
      isNear(last, item, TOUCH);
    if (isOne)
      joined[joined.length - 1] = {
        ...last,
        text: last.text + item.text,
        width: item.x + item.width - last.x,
        size: Math.max(last.size, item.size),
      };
    else joined.push(item);
  }
  return joined;
}

function isNear(one: TextItem, other: TextItem, share: number): boolean {
  const size = Math.max(one.size, other.size);
  const gap = other.x - (one.x + one.width);
  return Math.abs(one.y - other.y) < 0.5 && gap < share * size && gap > -0.2 * size;
}
