/** A run of text on a PDF page. Lengths in points; `x` and `y` (the baseline) from the page's top left corner. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Font size. */
  size: number;
  isBold: boolean;
}

/** A picture on a page, in the same points; `y` is its upper edge. */
export interface PageImage {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PdfPage {
  width: number;
  height: number;
  /** In the order of the file. */
  items: TextItem[];
  images: PageImage[];
}

export interface PdfContent {
  kind: 'pdf';
  pages: PdfPage[];
  /** Addresses that can be clicked. */
  links: string[];
}

/** A paragraph of a Word file. */
export interface Block {
  text: string;
  style: 'heading' | 'bullet' | 'text';
  isBold: boolean;
  /** Largest font size in points, if the text states one. */
  size: number | null;
  /** Where it is, if it is in a table. Numbers from 0. */
  cell: { table: number; row: number; column: number } | null;
}

export interface DocxContent {
  kind: 'docx';
  blocks: Block[];
  links: string[];
  /** Pictures in the text. */
  images: number;
  /** Paragraphs of the page header and footer, which many applicant systems do not read. */
  headerLines: string[];
  /** Whether text stands in boxes or in newspaper columns, whose place on the page the file's order does not tell. */
  hasFrames?: boolean;
}

export type ResumeContent = PdfContent | DocxContent;
