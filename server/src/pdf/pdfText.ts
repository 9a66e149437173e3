import type PDFDocument from 'pdfkit';
import type { PdfFont, Weight } from './fonts.ts';
import { fromLeftToRight, RIGHT_TO_LEFT_MARK, startsRightToLeft } from './textOrder.ts';
import { type TextRun, textRuns } from './textRuns.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface TextLook {
  size?: number;
  weight?: Weight;
  colour?: string;
  /** `right`: x is where the lines end. */
  align?: 'left' | 'right';
}

const LINE_HEIGHT = 1.45;
const DEFAULTS = { size: 9.5, weight: 'regular', colour: '#0d2323', align: 'left' } as const;

/** Writes a text in lines no wider than `width` and answers the y below it. Each script has its own font. */
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
    const x = align === 'right' ? at.x - widthOf(pdf, line, weight) : at.x;
    writeLine(pdf, textRuns(line, weight), x, y + size);
    y += size * LINE_HEIGHT;
  }
  return y;
}

/** Draws the parts of a line where they belong, in the order in which they are read, so that they are copied in it too. */
function writeLine(pdf: Pdf, runs: TextRun[], left: number, y: number): void {
  const places = new Map<TextRun, number>();
  let x = left;
  for (const run of fromLeftToRight(runs)) {
    places.set(run, x);
    x += widthOfRun(pdf, run);
  }
  for (const run of runs) writeRun(pdf, run, places.get(run) ?? left, y);
}

/** Glyphs in another order than the letters carry the text beside them, for whoever copies, searches or listens. */
function writeRun(pdf: Pdf, { font, text, actual }: TextRun, x: number, y: number): void {
  const letters = font.font.layout(text).glyphs.flatMap(({ codePoints }) => codePoints);
  const isInOrder = String.fromCodePoint(...letters) === actual;
  useFont(pdf, font);
  const draw = () => pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  if (isInOrder) draw();
  else withActualText(pdf, actual, draw);
}

/**
 * Poppler (pdftotext, Evince, Okular) places the text by font and coordinates at the mark's end, so they must be those of the glyphs
 * there: pdfkit sets a font only within `text`, whose coordinates are those of its other content upside down.
 */
function withActualText(pdf: Pdf, actual: string, draw: () => void): void {
  const { _font, _fontSize } = pdf as unknown as { _font: { id: string }; _fontSize: number };
  pdf
    .save()
    .transform(...upsideDown(pdf))
    .addContent(`/${_font.id} ${_fontSize} Tf`);
  pdf.markContent('Span', { actual });
  pdf.save().transform(...upsideDown(pdf));
  draw();
  pdf.restore().endMarkedContent().restore();
}

const upsideDown = ({ page }: Pdf) => [1, 0, 0, -1, 0, page.height] as const;

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
  for (const word of text.split(/\s+/).filter((one) => textRuns(one, weight).length > 0)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(pdf, longer, weight) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      const parts = cut(pdf, word, weight, width);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
  }
  const mark = startsRightToLeft(text) ? RIGHT_TO_LEFT_MARK : '';
  return [...lines, line].map((one) => mark + one);
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
  return textRuns(line, weight).reduce((sum, run) => sum + widthOfRun(pdf, run), 0);
}

function widthOfRun(pdf: Pdf, { font, text }: TextRun): number {
  return useFont(pdf, font).widthOfString(text);
}

/** pdfkit takes fonts of fontkit as well as files; its types do not say so. */
function useFont(pdf: Pdf, { font, name }: PdfFont): Pdf {
  return pdf.font(font as unknown as Buffer, name);
}
