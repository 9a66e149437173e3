import { HIDDEN_CHARACTERS, isVisibleText } from './visibleText.ts';
import { z } from './zod.ts';

/**
 * How a text field treats what cannot be seen. `line` and `paragraphs` clean it, so that a text pasted from a PDF or a chat works;
 * `token` refuses it. `compared` is never stored nor shown as it came, `verbatim` is kept as it came.
 */
export type TextRule = 'line' | 'paragraphs' | 'token' | 'compared' | 'verbatim';

/** The rule of each text schema; those derived from one, as by `max`, have the same. A test walks the contract by it. */
export const TEXT_RULES = z.registry<{ rule: TextRule }>();

const LETTER = '[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
/** A joiner between two characters stays (Indian scripts and emoji need it); every other hidden character goes. */
const hidden = (kept = '') =>
  new RegExp(`(${LETTER}[\\u200c\\u200d](?=${LETTER}))|(?![${kept}])[${HIDDEN_CHARACTERS}]`, 'gu');
const HIDDEN = hidden();
const HIDDEN_IN_PARAGRAPHS = hidden('\\n\\t');

/** Letters composed, every kind of line break and tab as a space, nothing hidden, no space at the ends. */
function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replace(HIDDEN, '$1')
    .trim();
}

/** Every kind of line break as `\n`; nothing hidden but that and tabs. */
function cleanParagraphs(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(HIDDEN_IN_PARAGRAPHS, '$1');
}

/** One line of text: a name, a title, a search. May be empty. */
export const Line = z
  .string()
  .overwrite(cleanLine)
  .refine((text) => text === '' || isVisibleText(text), 'has characters that are not allowed')
  .register(TEXT_RULES, { rule: 'line' });

/** Text of several lines, or HTML. May be empty. */
export const Paragraphs = z.string().overwrite(cleanParagraphs).register(TEXT_RULES, { rule: 'paragraphs' });

/** What a program has made: an id, a signature, a cursor. Printable ASCII. */
export const Token = z
  .string()
  .regex(/^[\x20-\x7e]*$/, 'has characters that are not allowed')
  .register(TEXT_RULES, { rule: 'token' });

/** A password, a code, a value as it was seen: only compared with what is stored, or hashed. */
export const Compared = z.string().register(TEXT_RULES, { rule: 'compared' });

/** What the specification wants stored as entered, and what is passed on unread. Whoever shows it must expect anything. */
export const Verbatim = z.string().register(TEXT_RULES, { rule: 'verbatim' });

/** What the specification wants stored as entered, whatever it is: texts as they are, other JSON values written out, `null` as nothing. */
export const entered = (longest: number) => z.preprocess(writtenOut, Verbatim.max(longest));

function writtenOut(value: unknown): unknown {
  if (typeof value === 'string' || value === undefined) return value;
  return value === null ? '' : JSON.stringify(value);
}
