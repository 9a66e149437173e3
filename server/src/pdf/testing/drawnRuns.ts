import PDFDocument from 'pdfkit';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { createPdfFlow } from '../pdfFlow.ts';

/** What is drawn at once: where it begins and ends by the widths that the file gives its glyphs, and their numbers. */
export interface DrawnRun {
  page: number;
  left: number;
  right: number;
  baseline: number;
  glyphs: number[];
}

export async function pdfOf(texts: string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  const flow = createPdfFlow(pdf);
  for (const text of texts) flow.text(text);
  pdf.end();
  return Buffer.concat(await pdf.toArray());
}

/** What a reader of PDF draws. */
export async function drawnRuns(file: Buffer): Promise<DrawnRun[]> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  const runs: DrawnRun[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(page)).getOperatorList();
    let size = 0;
    let x = 0;
    fnArray.forEach((operator, i) => {
      const args = argsArray[i];
      const run = runs.at(-1);
      if (operator === OPS.beginText)
        runs.push({ page, left: Infinity, right: -Infinity, baseline: 0, glyphs: [] });
      if (!run) return;
      if (operator === OPS.setFont) size = args[1];
      if (operator === OPS.setTextMatrix) {
        const [, , , , left, baseline] = args.length === 1 ? args[0] : args;
        x = left;
        if (run.glyphs.length === 0) run.baseline = baseline;
      }
      if (operator !== OPS.showText) return;
      for (const glyph of args[0])
        if (typeof glyph === 'number') x -= (glyph * size) / 1000;
        else {
          run.glyphs.push(glyph.originalCharCode);
          run.left = Math.min(run.left, x);
          x += (glyph.width * size) / 1000;
          run.right = Math.max(run.right, x);
        }
    });
  }
  return runs;
}
