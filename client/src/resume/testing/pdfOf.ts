import type { PdfContent, TextItem } from '../extract/document.ts';

/** A run of text at a place, in points; letters are half as wide as they are large. */
export function run(text: string, x: number, y: number, size = 10, isBold = false): TextItem {
  return { text, x, y, width: text.length * size * 0.5, size, isBold };
}

/** A PDF with these pages, each its runs in the order of the file. */
export function pdfOf(...pages: TextItem[][]): PdfContent {
  return {
    kind: 'pdf',
    pages: pages.map((items) => ({ width: 595, height: 842, items, images: [] })),
    links: [],
  };
}

/** Name and contact details, then sections of plain lines from top to bottom; bullets are indented. */
export function resumeOf(
  sections: readonly (readonly [heading: string, lines: readonly string[]])[],
  { size = 12, isBold = true, head = HEAD }: { size?: number; isBold?: boolean; head?: TextItem[] } = {},
): PdfContent {
  const items = [...head];
  let y = 90;
  for (const [heading, lines] of sections) {
    items.push(run(heading, 36, y, size, isBold));
    y += 16;
    for (const line of lines) {
      items.push(run(line, line.startsWith('•') ? 46 : 36, y));
      y += 13;
    }
    y += 8;
  }
  return pdfOf(items);
}

export const HEAD: TextItem[] = [
  run('Asha Verma', 36, 40, 22),
  run('asha.verma@post.example | +91 98765 43210 | github.com/asha', 36, 56),
];
