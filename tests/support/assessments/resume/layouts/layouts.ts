import type { ResumeCheck } from '@preproom/models/contract/assessments/resumeRubric';
import { buildDocx } from '../buildDocx.ts';
import { buildPdf } from '../buildPdf.ts';
import type { ResumeText } from '../resumeText.ts';
import { DOCX_STYLES, type DocxLook, type DocxStyle } from './docx/style.ts';
import type { HeadingForm } from './headingText.ts';
import { PDF_STYLES, type PdfLook, type PdfStyle } from './pdf/style.ts';

/** One way to lay out a resume, and what is true of every file that is made so. */
export interface Layout {
  name: string;
  build: (text: ResumeText) => Promise<Uint8Array>;
  /** Null if there are two in a part of the page only. */
  columns: 1 | 2 | null;
  headings: HeadingForm;
  /** Contact details have a heading of their own. */
  hasContactHeading: boolean;
  /** Checks that truly lose points for this layout, each with the reason. */
  costs: Partial<Record<ResumeCheck, string>>;
  /** Checks of which one can say both. */
  arguable: readonly ResumeCheck[];
}

export const LAYOUTS: readonly Layout[] = [
  ...(Object.keys(PDF_STYLES) as PdfLook[]).map(pdfLayout),
  ...(Object.keys(DOCX_STYLES) as DocxLook[]).map(docxLayout),
];

function pdfLayout(look: PdfLook): Layout {
  const style: PdfStyle = PDF_STYLES[look];
  const isPart = style.columns === 'part';
  const hasTwo = style.columns !== 'one' && !isPart;
  return {
    name: `pdf ${look}`,
    build: (text) => buildPdf(text, { look }),
    columns: isPart ? null : hasTwo ? 2 : 1,
    headings: style.heading,
    hasContactHeading: hasTwo,
    costs: {
      ...(hasTwo && { oneColumn: 'two columns are read across by some systems' }),
      ...(style.heading === 'spaced' && { plainText: 'words are spelled with spaces' }),
      ...(style.columns === 'jumbled' && {
        storedOrder: 'the file keeps the lines of both columns by turns',
      }),
    },
    arguable: [
      ...(style.contacts === 'icons' || !style.isSpelled ? (['plainText'] as const) : []),
      // A reader that puts the columns right cannot tell how many points the mixed lines would have cost.
      ...(style.columns === 'jumbled' || isPart ? (['oneColumn'] as const) : []),
    ],
  };
}

function docxLayout(look: DocxLook): Layout {
  const style: DocxStyle = DOCX_STYLES[look];
  return {
    name: `docx ${look}`,
    build: (text) => buildDocx(text, { look }),
    columns: style.isArranged ? 2 : 1,
    headings: style.form,
    hasContactHeading: false,
    costs: {
      ...(style.isArranged && { oneColumn: 'the page is arranged in two columns' }),
      ...(style.contacts === 'header' && {
        plainText: 'the details are in the page header, which many systems skip',
        email: 'only in the page header',
        phone: 'only in the page header',
        profileLink: 'only in the page header',
      }),
      ...(style.contacts === 'words' && { email: 'the address is behind a word' }),
    },
    arguable: style.contacts === 'box' ? ['plainText'] : [],
  };
}
