// Texts of both directions on one line: what the Unicode Bidirectional Algorithm (https://www.unicode.org/reports/tr9/) does with names
// and sentences, without its marks for nesting.

/** Begins a line whose sentence began in a right-to-left script; it is never drawn. */
export const RIGHT_TO_LEFT_MARK = '\u200f';

/** Letters, marks and signs of Hebrew, Arabic and their neighbours. */
const RTL = '\\u0590-\\u08ff\\u200f\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const NUMBER = /^\p{Nd}[\p{Nd}.,:/٪%٫٬-]*/u;
const RTL_WORD = new RegExp(`^(?!\\p{Nd})[${RTL}](?:(?!\\p{Nd})[${RTL}\\u200c\\u200d])*`, 'u');
const LTR_WORD = new RegExp(`^(?!\\p{Nd})(?:(?![${RTL}])[\\p{L}\\p{M}\\u200c\\u200d])+`, 'u');
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
};

/** A part of a line with one direction. Even levels run from left to right, as in the algorithm. */
export interface DirectedText {
  text: string;
  level: number;
}

type Kind = 'rtl' | 'ltr' | 'number' | 'neutral';

/** Whether the first letter is of a right-to-left script. */
export function startsRightToLeft(text: string): boolean {
  return new RegExp(`^[^\\p{L}${RTL}]*[${RTL}]`, 'u').test(text);
}

/** The parts of a line in the order in which they are read. */
export function directedTexts(line: string): DirectedText[] {
  if (!new RegExp(`[${RTL}]`, 'u').test(line)) return line === '' ? [] : [{ text: line, level: 0 }];
  const base = startsRightToLeft(line) ? 1 : 0;
  const tokens = tokensOf(line);
  const parts: DirectedText[] = [];
  tokens.forEach(({ text, kind }, i) => {
    const level =
      kind === 'neutral'
        ? neutralLevel(tokens, i, base)
        : levelOf(kind, lettersAround(tokens, i)[0] ?? base, base);
    const last = parts.at(-1);
    if (last && last.level === level && level % 2 === 0) last.text += text;
    else parts.push({ text: level % 2 === 1 && kind === 'neutral' ? mirrored(text) : text, level });
  });
  return parts;
}

/** Their order from left to right: the parts at or above each level are turned round, from the highest to the lowest odd one. */
export function fromLeftToRight<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const order = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  return order;
}

function tokensOf(line: string): { text: string; kind: Kind }[] {
  const tokens: { text: string; kind: Kind }[] = [];
  for (let rest = line; rest !== ''; ) {
    const [kind, text] = firstToken(rest);
    const last = tokens.at(-1);
    if (last && kind === 'neutral' && last.kind === kind && /^\S+$/.test(last.text + text)) last.text += text;
    else tokens.push({ text, kind });
    rest = rest.slice(text.length);
  }
  return tokens;
}

function firstToken(rest: string): [Kind, string] {
  for (const [kind, pattern] of [
    ['number', NUMBER],
    ['rtl', RTL_WORD],
    ['ltr', LTR_WORD],
  ] as const) {
    const text = pattern.exec(rest)?.[0];
    if (text) return [kind, text];
  }
  return ['neutral', String.fromCodePoint(rest.codePointAt(0) ?? 0)];
}

/** The direction (1: right to left) of the nearest letters before and after a part. */
function lettersAround(tokens: { kind: Kind }[], i: number): (0 | 1 | undefined)[] {
  const isLetters = ({ kind }: { kind: Kind }) => kind === 'rtl' || kind === 'ltr';
  return [tokens.slice(0, i).findLast(isLetters), tokens.slice(i + 1).find(isLetters)].map(
    (token) => token && (token.kind === 'rtl' ? 1 : 0),
  );
}

function levelOf(kind: Exclude<Kind, 'neutral'>, before: number, base: number): number {
  if (kind === 'rtl') return 1;
  if (kind === 'ltr') return base === 1 ? 2 : 0;
  return base === 1 || before === 1 ? 2 : 0;
}

function neutralLevel(tokens: { kind: Kind }[], i: number, base: number): number {
  const [before = base, after = base] = lettersAround(tokens, i);
  const direction = before === after ? before : base;
  return direction === 1 ? 1 : levelOf('ltr', 0, base);
}

function mirrored(text: string): string {
  return [...text].map((sign) => MIRRORED[sign] ?? sign).join('');
}
