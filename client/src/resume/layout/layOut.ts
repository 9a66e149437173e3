import type { ResumeContent } from '../extract/document.ts';
import { docxLayout } from './docxLayout.ts';
import type { Layout } from './line.ts';
import { pdfLayout } from './pdfLayout.ts';

export function layOut(content: ResumeContent): Layout {
  return content.kind === 'pdf' ? pdfLayout(content) : docxLayout(content);
}
