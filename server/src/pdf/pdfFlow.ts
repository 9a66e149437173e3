import { lineHeight, type Pdf, type TextLook, widthOfText, wrapText, writeText } from './pdfText.ts';

const MARGIN = 56;
/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const CONTENT = WIDTH - 2 * MARGIN;
const LINE_COLOUR = '#c9c5bd';

/** Writes one below the other, and goes on on a new page where one is full. */
export interface PdfFlow {
  /** Breaks of the text are kept. */
  text(text: string, look?: TextLook, indent?: number): void;
  /** A name at the left and its value at the right of the same line. */
  pair(name: string, value: string, look?: TextLook, indent?: number): void;
  gap(points: number): void;
  rule(): void;
  /** Begins a new page unless so much fits on this one. */
  keep(points: number): void;
}

export function createPdfFlow(pdf: Pdf): PdfFlow {
  let y = MARGIN;
  const keep = (points: number) => {
    if (y + points <= HEIGHT - MARGIN) return;
    pdf.addPage();
    y = MARGIN;
  };
  const line = (text: string, look: TextLook, indent: number) => {
    keep(lineHeight(look));
    y = writeText(pdf, text, { x: MARGIN + indent, y, width: Number.POSITIVE_INFINITY }, look);
  };
  const lines = (text: string, look: TextLook, indent: number, width: number) => {
    for (const paragraph of text.split('\n'))
      for (const one of wrapText(pdf, paragraph.trim(), width, look)) line(one, look, indent);
  };
  return {
    text: (text, look = {}, indent = 0) => lines(text, look, indent, CONTENT - indent),
    pair(name, value, look = {}, indent = 0) {
      const width = CONTENT - indent - widthOfText(pdf, value, look) - 16;
      keep(lineHeight(look) * wrapText(pdf, name, width, look).length);
      writeText(pdf, value, { x: WIDTH - MARGIN, y, width }, { ...look, align: 'right' });
      lines(name, look, indent, width);
    },
    gap(points) {
      y += points;
    },
    rule() {
      keep(12);
      pdf
        .moveTo(MARGIN, y)
        .lineTo(WIDTH - MARGIN, y)
        .lineWidth(0.6)
        .strokeColor(LINE_COLOUR)
        .stroke();
      y += 12;
    },
    keep,
  };
}
