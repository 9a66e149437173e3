/** How a PDF layout looks and in which order its producer stores the text. */
export interface PdfStyle {
  family: 'sans' | 'serif';
  size: number;
  name: 'left' | 'centred' | 'spaced';
  /** Between the contact details, or each on a line, plain or behind its label. */
  contacts: ' | ' | ' • ' | 'lines' | 'labels' | 'icons';
  /** `smallCapitals`: in two sizes. `apart`: letters are drawn apart, without spaces between them. */
  heading: 'upper' | 'title' | 'spaced' | 'hindi' | 'smallCapitals' | 'apart';
  /** Headings stand beside their sections, in a column at the left. */
  hasHeadingColumn: boolean;
  headingSize: number;
  hasRules: boolean;
  /**
   * `line`: "Title, organisation, place, dates". `rows`: organisation and place, below them title and dates, places and dates at the right margin.
   * `right`: dates alone at the right margin. `tab`: places and dates at one tab stop. `margin`: dates in the left margin, above the organisation.
   * `dateColumn`: dates in a narrow column at the left, long ones in two lines, with all else beside it. `organisationFirst`: "Organisation, place"
   * with the dates, and the title below. `stacked`: dates at the right in as many lines as they need, beside an organisation that is wrapped before them.
   * `labels`: "Organisation : …", "Designation : …", "Duration : …". `brackets`: the organisation, below it the title with the dates in brackets.
   */
  entry:
    | 'line'
    | 'rows'
    | 'right'
    | 'tab'
    | 'margin'
    | 'dateColumn'
    | 'organisationFirst'
    | 'stacked'
    | 'labels'
    | 'brackets';
  /** The right cells of an entry are stored after all its left ones, as Typst does, or each in its row. */
  rightCells: 'inRow' | 'afterEntry';
  bullet: '•' | '–' | '*' | '➤' | 'drawn';
  /** Above the bullets of a job or project, if any: "Key Deliverables". */
  listLabel: string;
  /** Before each heading, if any. */
  headingMark: '' | '▌ ';
  /** Two degrees stand side by side, each with its dates below. */
  areDegreesBeside: boolean;
  /** Jobs and degrees have a bullet too, and their points another one, further in. */
  isNested: boolean;
  /** `part`: short sections stand side by side below the others. */
  columns: 'one' | 'part' | 'halves' | 'sidebarLeft' | 'sidebarRight' | 'jumbled';
  /** Education as a ruled table, as placement cells want it. */
  hasTable: boolean;
  /** Devanagari is stored as it is spelled, or as it is drawn. */
  isSpelled: boolean;
  /** A header and a footer, with the day, on every page. */
  hasFurniture: boolean;
}

const ONE_COLUMN: PdfStyle = {
  family: 'sans',
  size: 10,
  name: 'left',
  contacts: ' | ',
  heading: 'title',
  headingSize: 12.5,
  hasHeadingColumn: false,
  hasRules: false,
  entry: 'line',
  rightCells: 'inRow',
  bullet: '•',
  listLabel: '',
  headingMark: '',
  areDegreesBeside: false,
  isNested: false,
  columns: 'one',
  hasTable: false,
  isSpelled: true,
  hasFurniture: false,
};

const LATEX: PdfStyle = {
  ...ONE_COLUMN,
  family: 'serif',
  name: 'centred',
  heading: 'title',
  headingSize: 13,
  hasRules: true,
  entry: 'rows',
};

/** The PDF layouts, each after what a common tool makes. */
export const PDF_STYLES = {
  single: ONE_COLUMN,
  latex: LATEX,
  latexDashes: { ...LATEX, heading: 'upper', headingSize: 11, bullet: '–', contacts: ' • ' },
  nested: { ...LATEX, name: 'left', bullet: '–', isNested: true },
  typst: { ...LATEX, family: 'sans', name: 'left', rightCells: 'afterEntry' },
  wordStyles: { ...ONE_COLUMN, headingSize: 14, entry: 'right' },
  capitals: { ...ONE_COLUMN, heading: 'upper', headingSize: 10, hasRules: true, entry: 'right', bullet: '*' },
  tab: { ...ONE_COLUMN, entry: 'tab' },
  dateMargin: { ...LATEX, name: 'left', family: 'sans', entry: 'margin', heading: 'title' },
  table: { ...ONE_COLUMN, heading: 'upper', headingSize: 11, hasTable: true, contacts: 'labels' },
  icons: { ...ONE_COLUMN, name: 'centred', contacts: 'icons', entry: 'right', bullet: 'drawn' },
  furniture: { ...LATEX, hasFurniture: true, size: 16, headingSize: 19 },
  part: { ...ONE_COLUMN, columns: 'part', entry: 'right' },
  halves: { ...ONE_COLUMN, size: 9, columns: 'halves', headingSize: 12 },
  sidebar: { ...ONE_COLUMN, columns: 'sidebarLeft', heading: 'upper', headingSize: 11 },
  sidebarRight: { ...ONE_COLUMN, columns: 'sidebarRight', entry: 'right', hasRules: true, size: 9.5 },
  canva: {
    ...ONE_COLUMN,
    name: 'spaced',
    heading: 'spaced',
    contacts: 'lines',
    columns: 'sidebarLeft',
    bullet: 'drawn',
  },
  spaced: {
    ...ONE_COLUMN,
    name: 'spaced',
    heading: 'spaced',
    contacts: ' • ',
    entry: 'right',
    headingSize: 11,
  },
  headingColumn: {
    ...ONE_COLUMN,
    heading: 'smallCapitals',
    headingSize: 13,
    hasHeadingColumn: true,
    entry: 'right',
    bullet: 'drawn',
  },
  dateColumn: { ...ONE_COLUMN, entry: 'dateColumn', bullet: 'drawn', headingSize: 14 },
  organisationFirst: { ...ONE_COLUMN, entry: 'organisationFirst', headingSize: 13 },
  apart: {
    ...ONE_COLUMN,
    heading: 'apart',
    columns: 'sidebarLeft',
    bullet: 'drawn',
    headingSize: 11,
  },
  hindi: { ...ONE_COLUMN, heading: 'hindi', headingSize: 13 },
  hindiDrawn: { ...ONE_COLUMN, heading: 'hindi', headingSize: 13, isSpelled: false },
  stacked: { ...ONE_COLUMN, entry: 'stacked', headingSize: 13 },
  degreesBeside: { ...ONE_COLUMN, entry: 'organisationFirst', areDegreesBeside: true, headingSize: 13 },
  deliverables: { ...LATEX, name: 'left', listLabel: 'Key Deliverables', heading: 'upper', headingSize: 11 },
  labelled: {
    ...ONE_COLUMN,
    entry: 'labels',
    listLabel: 'Responsibilities:',
    heading: 'upper',
    headingSize: 11,
  },
  marked: {
    ...ONE_COLUMN,
    entry: 'brackets',
    listLabel: 'Key Result Areas:',
    headingMark: '▌ ',
    bullet: '➤',
    headingSize: 12,
  },
  jumbled: { ...ONE_COLUMN, size: 9, columns: 'jumbled', heading: 'upper', headingSize: 11 },
} as const satisfies Record<string, PdfStyle>;

export type PdfLook = keyof typeof PDF_STYLES;
