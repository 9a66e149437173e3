import PDFDocument from 'pdfkit';
import { drawResume } from './layouts/pdf/drawResume.ts';
import { writeSheet } from './layouts/pdf/pieces.ts';
import { PDF_STYLES, type PdfLook, type PdfStyle } from './layouts/pdf/style.ts';
import { portrait } from './portrait.ts';
import type { ResumeText } from './resumeText.ts';

export interface PdfOptions {
  look?: PdfLook;
  bullet?: PdfStyle['bullet'];
  /** The password to open it with. */
  password?: string;
}

/** A resume as a PDF, the same bytes of text every time. */
export async function buildPdf(
  text: ResumeText,
  { look = 'single', bullet, password }: PdfOptions = {},
): Promise<Uint8Array> {
  const style: PdfStyle = { ...PDF_STYLES[look], ...(bullet && { bullet }) };
  return writeSheet(drawResume(text, style, text.photo ? await portrait() : null), password);
}

/** Pages that are pictures, as a scanner makes them. */
export async function buildScan(): Promise<Uint8Array> {
  const image = await portrait();
  return written((doc) =>
    doc.addPage({ size: 'A4', margin: 0 }).image(image, 0, 0, { width: 595.28, height: 841.89 }),
  );
}

/** A table of degrees whose first cell goes on below its row, after all that stands beside it. */
export function buildWrappedTable(): Promise<Uint8Array> {
  const rows = [
    [['Asha Verma', 40]],
    [['asha.verma@post.example', 40]],
    [['EDUCATION', 40]],
    [
      ['Degree', 40],
      ['Institute', 200],
      ['Year', 400],
      ['CGPA', 480],
    ],
    [
      ['B.Tech, Electronics and', 40],
      ['Chilika Institute', 200],
      ['2025', 400],
      ['8.31', 480],
    ],
    [['Communication', 40]],
    [
      ['Class XII', 40],
      ['Konark School', 200],
      ['2021', 400],
      ['9.4', 480],
    ],
    [['SKILLS', 40]],
    [['Java', 40]],
  ] as const;
  return written((doc) => {
    doc.addPage({ size: 'A4', margin: 0 }).fontSize(10);
    for (const [line, cells] of rows.entries())
      for (const [text, x] of cells) doc.text(text, x, 40 + 16 * line, { lineBreak: false });
  });
}

export function buildPages(count: number): Promise<Uint8Array> {
  return written((doc) => {
    for (let page = 1; page <= count; page += 1) doc.addPage({ size: 'A4' }).text(`Page ${page}`);
  });
}

function written(draw: (doc: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const doc = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const bytes = new Promise<Uint8Array>((resolve) =>
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))),
  );
  draw(doc);
  doc.end();
  return bytes;
}
