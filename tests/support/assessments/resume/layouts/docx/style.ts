import type { HeadingForm } from '../headingText.ts';

/** How a Word layout is made. */
export interface DocxStyle {
  /** Word's styles, or bold text that looks like a heading. */
  headings: 'styles' | 'bold';
  form: HeadingForm;
  /**
   * `line`: one paragraph. `tab`: dates behind a tab. `table`: a row of two cells for each job. `datesLeft`: the dates in a cell, all else in the one
   * beside it. `labels`: "Company : …", "Designation : …", "Duration : …".
   */
  entry: 'line' | 'tab' | 'table' | 'datesLeft' | 'labels';
  /** Where name and contact details are: in the text, or the name there and the details in a box or in the page's header. */
  contacts: 'text' | 'box' | 'header' | 'words';
  /** The page is arranged by a table of two columns. */
  isArranged: boolean;
  /** Education is a table, as placement cells want it. */
  hasTable: boolean;
  /** Word's lists, or a mark that is typed. */
  bullet: 'list' | '•' | '-';
}

const PLAIN: DocxStyle = {
  headings: 'styles',
  form: 'title',
  entry: 'line',
  contacts: 'text',
  isArranged: false,
  hasTable: false,
  bullet: 'list',
};

/** The Word layouts, each after what people make. */
export const DOCX_STYLES = {
  single: PLAIN,
  bold: { ...PLAIN, headings: 'bold', entry: 'tab', bullet: '•' },
  capitals: { ...PLAIN, headings: 'bold', form: 'upper', entry: 'tab' },
  table: { ...PLAIN, hasTable: true, form: 'upper', headings: 'bold', bullet: '-' },
  jobTables: { ...PLAIN, entry: 'table' },
  box: { ...PLAIN, contacts: 'box', entry: 'tab' },
  header: { ...PLAIN, contacts: 'header' },
  words: { ...PLAIN, contacts: 'words' },
  datesLeft: { ...PLAIN, entry: 'datesLeft' },
  labelled: { ...PLAIN, entry: 'labels', headings: 'bold', form: 'upper', bullet: '-' },
  sidebar: { ...PLAIN, isArranged: true },
  hindi: { ...PLAIN, form: 'hindi' },
} as const satisfies Record<string, DocxStyle>;

export type DocxLook = keyof typeof DOCX_STYLES;
