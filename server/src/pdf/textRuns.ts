import { findFont, hasAll, type PdfFont, type Weight } from './fonts.ts';
import { type DirectedText, directedTexts } from './textOrder.ts';

/** A part of a line in one font and one direction. */
export interface TextRun {
  font: PdfFont;
  /** As it is drawn. */
  text: string;
  /** As it is read, copied and searched. */
  actual: string;
  level: number;
}

/** Signs that no font has, with what says the same. */
const STAND_INS: Record<string, string> = {
  '‒': '–',
  '‛': '‘',
  '‟': '“',
  '‣': '•',
  '‧': '·',
  '‰': ' per 1000',
  '⁃': '•',
};
/** Printed for a letter that no font has. */
const UNKNOWN = '□';
/** Controls, and marks that change a text's direction: never drawn. Joiners and the parts of emoji stay. */
const UNDRAWN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const segmenter = new Intl.Segmenter('hi');

/** The parts of a line in the order in which they are read. What no font has is replaced by letters of the same meaning, or left out if it is an emoji. */
export function textRuns(line: string, weight: Weight): TextRun[] {
  return directedTexts(line).flatMap((part) => runsOf(part, weight));
}

function runsOf({ text, level }: DirectedText, weight: Weight): TextRun[] {
  const runs: TextRun[] = [];
  for (const { segment } of segmenter.segment(drawn(text))) {
    const last = runs.at(-1);
    const run = runOf(segment, weight, last?.font);
    if (!run) continue;
    if (last && last.font === run.font && isSame(last) && run.text === segment) {
      last.text += segment;
      last.actual += segment;
    } else runs.push({ ...run, actual: segment, level });
  }
  return runs;
}

const isSame = ({ text, actual }: TextRun) => text === actual;

/** Composed as fonts know it; a shadda stands next to its letter, before a vowel. */
function drawn(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(UNDRAWN, '')
    .replace(/([\u064b-\u0650]+)\u0651/g, '\u0651$1');
}

function runOf(cluster: string, weight: Weight, last?: PdfFont): Pick<TextRun, 'font' | 'text'> | undefined {
  const isSign = /^[\p{P}\p{Z}]+$/u.test(cluster);
  if (isSign && last?.isOfScript && hasAll(last, cluster)) return { font: last, text: cluster };
  for (const text of [cluster, STAND_INS[cluster] ?? cluster.normalize('NFKC'), UNKNOWN]) {
    if (text === UNKNOWN && isLeftOut(cluster)) return undefined;
    const font = findFont(text, weight);
    if (font) return { font, text };
  }
  return undefined;
}

/** An emoji newer than the font, or only invisible letters. */
function isLeftOut(cluster: string): boolean {
  return /^\p{Default_Ignorable_Code_Point}*$|\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(
    cluster,
  );
}
