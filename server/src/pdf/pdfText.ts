import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Weight = 'regular' | 'bold';

/** Made by makeFonts.sh. Inter has no Devanagari, in which many names are written. */
const FILES = { regular: 'inter-400', bold: 'inter-600', devanagari: 'devanagari-500' } as const;

export function registerFonts(pdf: Pdf): void {
  for (const [name, file] of Object.entries(FILES))
    pdf.registerFont(name, fileURLToPath(new URL(`fonts/${file}.ttf`, import.meta.url)));
}

export interface TextLook {
  size?: number;
  weight?: Weight;
  colour?: string;
  /** `right`: x is where the lines end. */
  align?: 'left' | 'right';
}

const LINE_HEIGHT = 1.45;
const DEFAULTS = { size: 9.5, weight: 'regular', colour: '#0d2323', align: 'left' } as const;

/** Writes a text in lines no wider than `width` and answers the y below it. Each script has its own font, which pdfkit does not choose. */
export function writeText(
  pdf: Pdf,
  text: string,
  at: { x: number; y: number; width: number },
  look: TextLook = {},
): number {
  const { size, weight, colour, align } = { ...DEFAULTS, ...look };
  pdf.fontSize(size).fillColor(colour);
  let y = at.y;
  for (const line of linesOf(pdf, text, weight, at.width)) {
    let x = align === 'right' ? at.x - widthOf(pdf, line, weight) : at.x;
    for (const run of runsOf(line, weight)) {
      pdf.font(run.font).text(run.text, x, y + size, { lineBreak: false, baseline: 'alphabetic' });
      x += pdf.widthOfString(run.text);
    }
    y += size * LINE_HEIGHT;
  }
  return y;
}

/** The lines of a text in this look, no wider than `width`. */
export function wrapText(pdf: Pdf, text: string, width: number, look: TextLook = {}): string[] {
  const { size, weight } = { ...DEFAULTS, ...look };
  pdf.fontSize(size);
  return linesOf(pdf, text, weight, width);
}

/** Of a text on one line. */
export function widthOfText(pdf: Pdf, text: string, look: TextLook = {}): number {
  const { size, weight } = { ...DEFAULTS, ...look };
  pdf.fontSize(size);
  return widthOf(pdf, text, weight);
}

export function lineHeight(look: TextLook = {}): number {
  return (look.size ?? DEFAULTS.size) * LINE_HEIGHT;
}

/** Words one after the other; one that is wider than a line is cut. */
function linesOf(pdf: Pdf, text: string, weight: Weight, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(pdf, longer, weight) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      const parts = cut(pdf, word, weight, width);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
  }
  return [...lines, line];
}

function cut(pdf: Pdf, word: string, weight: Weight, width: number): string[] {
  const parts = [''];
  for (const { segment } of new Intl.Segmenter('hi').segment(word)) {
    const last = parts.at(-1) ?? '';
    if (last === '' || widthOf(pdf, last + segment, weight) <= width)
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

function widthOf(pdf: Pdf, line: string, weight: Weight): number {
  return runsOf(line, weight).reduce((sum, { font, text }) => sum + pdf.font(font).widthOfString(text), 0);
}

/** A word in Devanagari with its joiners and marks must be shaped as one. */
const RUNS =
  /[\p{Script_Extensions=Devanagari}\u200c\u200d]+|[^\p{Script_Extensions=Devanagari}\u200c\u200d]+/gu;

function runsOf(line: string, weight: Weight): { font: string; text: string }[] {
  return (line.match(RUNS) ?? []).map((text) => ({
    font: /\p{Script=Devanagari}/u.test(text) ? 'devanagari' : weight,
    text,
  }));
}
