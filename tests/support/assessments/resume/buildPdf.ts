import PDFDocument from 'pdfkit';
import { portrait } from './portrait.ts';
import { isBullet, type ResumeText, type TextSection, withoutMark } from './resumeText.ts';

/**
 * `single`: one column. `centred`: the same with the head in the middle, spaced-out headings, and dates at the right margin. `sidebar`: contact and skills at the left. `jumbled`: two columns whose lines the file stores alternately, as some
 * design tools do. `table`: one column, with rows as a table.
 */
export type PdfLook = 'single' | 'centred' | 'sidebar' | 'jumbled' | 'table';

export interface PdfOptions {
  look?: PdfLook;
  bullet?: string;
  /** The password to open it with. */
  password?: string;
}

const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
/** Names of sections that stand in the sidebar. */
const ASIDE = /skill|language|contact|personal|hobbies|interest|competenc/i;

type Doc = PDFKit.PDFDocument;
interface Column {
  x: number;
  width: number;
}

/** A resume as a PDF, the same bytes of text every time. */
export async function buildPdf(text: ResumeText, options: PdfOptions = {}): Promise<Uint8Array> {
  const { look = 'single', bullet = '•', password } = options;
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, ...(password && { userPassword: password }) });
  const bytes = collect(doc);
  if (text.photo) doc.image(await portrait(), 595.28 - MARGIN - 70, MARGIN, { width: 70, height: 90 });
  if (look === 'sidebar') drawSidebar(doc, text, bullet);
  else if (look === 'jumbled') drawJumbled(doc, text, bullet);
  else if (look === 'centred') drawCentred(doc, text, bullet);
  else drawColumn(doc, text, bullet, look === 'table');
  doc.end();
  return bytes;
}

/** Pages that are pictures, as a scanner makes them. */
export async function buildScan(): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  const bytes = collect(doc);
  doc.image(await portrait(), 0, 0, { width: 595.28, height: 841.89 });
  doc.end();
  return bytes;
}

export async function buildPages(count: number): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', autoFirstPage: false });
  const bytes = collect(doc);
  for (let page = 1; page <= count; page += 1) doc.addPage().text(`Page ${page}`);
  doc.end();
  return bytes;
}

function collect(doc: Doc): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))));
}

function drawColumn(doc: Doc, text: ResumeText, bullet: string, hasTables: boolean): void {
  const column = { x: MARGIN, width: WIDTH };
  drawHead(doc, text, { ...column, width: text.photo ? WIDTH - 90 : WIDTH });
  for (const section of text.sections) drawSection(doc, section, column, bullet, hasTables);
  for (const line of text.personal ?? []) doc.font('Helvetica').fontSize(10).text(line, column.x);
}

function drawHead(doc: Doc, { name, email, phone, links }: ResumeText, { x, width }: Column): void {
  doc.font('Helvetica-Bold').fontSize(20).text(name, x, doc.y, { width });
  doc.font('Helvetica').fontSize(10).text([email, phone].join(' | '), x, doc.y, { width });
  if (links.length > 0) doc.text(links.join(' | '), x, doc.y, { width });
}

function drawSection(
  doc: Doc,
  section: TextSection,
  column: Column,
  bullet: string,
  hasTables = false,
): void {
  const { x, width } = column;
  doc.moveDown(0.6).font('Helvetica-Bold').fontSize(12).text(section.heading, x, doc.y, { width });
  doc.font('Helvetica').fontSize(10);
  for (const line of section.lines ?? []) drawLine(doc, line, column, bullet);
  for (const row of section.rows ?? []) drawRow(doc, row, column, hasTables);
}

function drawLine(doc: Doc, line: string, { x, width }: Column, bullet: string): void {
  if (!isBullet(line)) doc.text(line, x, doc.y, { width });
  else {
    const { y } = doc;
    doc.text(bullet, x, y, { lineBreak: false });
    doc.text(withoutMark(line), x + 12, y, { width: width - 12 });
  }
}

/** Cells at fixed places, or one line with commas. */
function drawRow(doc: Doc, row: readonly string[], { x, width }: Column, isTable: boolean): void {
  if (!isTable) {
    doc.text(row.join(', '), x, doc.y, { width });
    return;
  }
  const { y } = doc;
  row.forEach((cell, index) => {
    doc.text(cell, x + (index * width) / row.length, y, { lineBreak: false });
  });
  doc.y = y + 14;
}

function drawCentred(doc: Doc, text: ResumeText, bullet: string): void {
  const column = { x: MARGIN, width: WIDTH };
  const middle = { width: WIDTH, align: 'center' } as const;
  doc.font('Helvetica-Bold').fontSize(24).text(text.name, MARGIN, doc.y, middle);
  doc
    .font('Helvetica')
    .fontSize(9)
    .text([text.phone, text.email, ...text.links].join('  •  '), MARGIN, doc.y, middle);
  for (const { heading, lines = [], rows = [] } of text.sections) {
    const spaced = heading.toUpperCase().split('').join(' ').replace(/ {3}/g, '   ');
    doc.moveDown(0.8).font('Helvetica-Bold').fontSize(11).text(spaced, MARGIN, doc.y, { width: WIDTH });
    doc.font('Helvetica').fontSize(10);
    for (const line of [...lines, ...rows.map((row) => row.join(', '))]) drawDated(doc, line, column, bullet);
  }
  for (const line of text.personal ?? []) doc.text(line, MARGIN, doc.y, { width: WIDTH });
}

/** A line whose dates stand at the right margin. */
function drawDated(doc: Doc, line: string, column: Column, bullet: string): void {
  const [, start, dates] = /^([^-].*), ((?:\w{3} |\d\d\/)?\d{4} - (?:\w{3} |\d\d\/)?\d{4})$/.exec(line) ?? [];
  if (!start || !dates) {
    drawLine(doc, line, column, bullet);
    return;
  }
  const { y } = doc;
  doc.text(start, column.x, y, { width: column.width });
  doc.text(dates, column.x, y, { width: column.width, align: 'right' });
}

function drawSidebar(doc: Doc, text: ResumeText, bullet: string): void {
  const left = { x: MARGIN, width: 150 };
  const right = { x: MARGIN + 180, width: WIDTH - 180 };
  doc.font('Helvetica-Bold').fontSize(22).text(text.name, MARGIN, MARGIN, { width: WIDTH });
  const top = doc.y + 8;
  doc.y = top;
  drawSection(doc, { heading: 'CONTACT', lines: [text.email, text.phone, ...text.links] }, left, bullet);
  for (const section of text.sections.filter(({ heading }) => ASIDE.test(heading)))
    drawSection(doc, section, left, bullet);
  for (const line of text.personal ?? []) doc.text(line, left.x, doc.y, { width: left.width });
  doc.y = top;
  for (const section of text.sections.filter(({ heading }) => !ASIDE.test(heading)))
    drawSection(doc, section, right, bullet);
}

/** The lines of both columns by turns. */
function drawJumbled(doc: Doc, text: ResumeText, bullet: string): void {
  const half = (WIDTH - 30) / 2;
  doc.font('Helvetica-Bold').fontSize(22).text(text.name, MARGIN, MARGIN, { width: WIDTH });
  const contact = { heading: 'CONTACT', lines: [text.email, text.phone, ...text.links] };
  const left = linesOf(
    [contact, ...text.sections.filter(({ heading }) => ASIDE.test(heading))],
    half,
    doc,
    bullet,
  );
  const right = linesOf(
    text.sections.filter(({ heading }) => !ASIDE.test(heading)),
    half,
    doc,
    bullet,
  );
  const top = doc.y + 10;
  for (let index = 0; index < Math.max(left.length, right.length); index += 1)
    for (const [lines, x] of [
      [left, MARGIN],
      [right, MARGIN + half + 30],
    ] as const) {
      const line = lines[index];
      if (!line) continue;
      doc.font(line.isHeading ? 'Helvetica-Bold' : 'Helvetica').fontSize(line.isHeading ? 12 : 9);
      doc.text(line.text, x, top + index * 15, { lineBreak: false });
    }
}

interface DrawnLine {
  text: string;
  isHeading: boolean;
}

/** Wrapped by hand, because each line gets its own place. */
function linesOf(sections: readonly TextSection[], width: number, doc: Doc, bullet: string): DrawnLine[] {
  doc.font('Helvetica').fontSize(9);
  return sections.flatMap(({ heading, lines = [], rows = [] }) => [
    { text: heading, isHeading: true },
    ...[...lines, ...rows.map((row) => row.join(', '))].flatMap((line) =>
      wrap(isBullet(line) ? `${bullet} ${withoutMark(line)}` : line, width, doc).map((text) => ({
        text,
        isHeading: false,
      })),
    ),
  ]);
}

function wrap(text: string, width: number, doc: Doc): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (doc.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
