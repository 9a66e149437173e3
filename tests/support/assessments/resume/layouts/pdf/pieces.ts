import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** A text at its place on a page, in points from its top left corner. `y` is the upper edge of the line. */
export interface Piece {
  text: string;
  font: Font;
  size: number;
  page: number;
  x: number;
  y: number;
  /** Texts of one entry, numbered; its right cells are stored last by some producers. */
  entry: number;
  isRight: boolean;
  /** Devanagari is stored as it is spelled, not as it is drawn. */
  isSpelled: boolean;
  /** Points between letters, drawn without spaces. */
  spacing?: number | undefined;
}

export type Font = keyof typeof FONTS;

/** A shape that is no text: a bullet, a rule or the ruled box of a cell. */
export interface Shape {
  kind: 'dot' | 'rule' | 'box';
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sheet {
  pieces: Piece[];
  shapes: Shape[];
  photo: Buffer | null;
}

export const PAGE = { width: 595.28, height: 841.89, margin: 48 };

const FONTS = {
  sans: 'Helvetica',
  sansBold: 'Helvetica-Bold',
  sansItalic: 'Helvetica-Oblique',
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  serifItalic: 'Times-Italic',
  icons: 'icons',
} as const;

const DEVANAGARI = /\p{Script=Devanagari}/u;
const read = (file: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}-normal.woff`)));
const EMBEDDED = {
  devanagari: read('noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700'),
  icons: read('noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400'),
};

/** Only for widths: writing needs a document of its own. */
const ruler = emptyDocument();

export function widthOf(text: string, font: Font, size: number): number {
  return ruler.font(fontOf(text, font)).fontSize(size).widthOfString(text);
}

function fontOf(text: string, font: Font): string {
  return DEVANAGARI.test(text) ? 'devanagari' : FONTS[font];
}

function emptyDocument(password?: string): PDFKit.PDFDocument {
  const doc = new PDFDocument({ autoFirstPage: false, ...(password && { userPassword: password }) });
  for (const [name, file] of Object.entries(EMBEDDED)) doc.registerFont(name, file);
  return doc;
}

/** The lines of a text that fit into a width. */
export function wrap(text: string, font: Font, size: number, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (widthOf(longer, font, size) <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes the pieces in their order: that is the order in which a program reads them. */
export async function writeSheet({ pieces, shapes, photo }: Sheet, password?: string): Promise<Uint8Array> {
  const doc = emptyDocument(password);
  if (pieces.some(({ text }) => DEVANAGARI.test(text))) registerSpelled(doc, EMBEDDED.devanagari);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((resolve) => doc.on('end', resolve));
  const pages = Math.max(1, ...pieces.map(({ page }) => page + 1));
  for (let page = 0; page < pages; page += 1) {
    doc.addPage({ size: 'A4', margin: 0 });
    if (photo && page === 0)
      doc.image(photo, PAGE.width - PAGE.margin - 70, PAGE.margin, { width: 70, height: 90 });
    for (const shape of shapes.filter((one) => one.page === page)) draw(doc, shape);
    doc.fillColor('black');
    for (const piece of pieces.filter((one) => one.page === page)) write(doc, piece);
  }
  doc.end();
  await end;
  return new Uint8Array(Buffer.concat(chunks));
}

/** By its baseline, so that fonts stand on one line. */
function write(doc: PDFKit.PDFDocument, { text, font, size, x, y, isSpelled, spacing = 0 }: Piece): void {
  const name = fontOf(text, font);
  doc.font(name === 'devanagari' && isSpelled ? 'spelled' : name).fontSize(size);
  doc.text(text, x, y + size * 0.8, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
}

interface Fontkit {
  layout(text: string, features?: object, script?: string): unknown;
}

/**
 * pdfkit stores Devanagari as it is drawn, with signs before the letters that they follow. This font stores it as it is spelled, as programs do
 * that write a text layer of their own: fontkit lays it out as if it were Latin, without moving anything.
 */
function registerSpelled(doc: PDFKit.PDFDocument, file: Buffer): void {
  doc.registerFont('spelled', file).font('spelled');
  const { font } = (doc as unknown as { _font: { font: Fontkit } })._font;
  const layOut = font.layout.bind(font);
  font.layout = (text, features) => layOut(text, features, 'latn');
}

function draw(doc: PDFKit.PDFDocument, { kind, x, y, width, height }: Shape): void {
  if (kind === 'dot') doc.circle(x + width / 2, y + height / 2, width / 2).fill('black');
  else if (kind === 'rule')
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke('black');
  else doc.rect(x, y, width, height).lineWidth(0.6).stroke('black');
}
