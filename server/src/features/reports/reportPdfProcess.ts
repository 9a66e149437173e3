import { makeFile } from '../../files/makeFile.ts';
import type { ReportContent } from './reportContent.ts';
import { createReportPdf } from './reportPdf.ts';

// The process that makes the PDF of one report.

await makeFile(({ content, brand }: { content: ReportContent; brand: string }) =>
  createReportPdf(content, brand),
);
