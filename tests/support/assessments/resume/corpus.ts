import { buildDocx, type DocxOptions } from './buildDocx.ts';
import { buildPdf, buildScan, type PdfOptions } from './buildPdf.ts';
import { INVENTED, type InventedName } from './invented.ts';
import type { Invented } from './inventedParts.ts';
import { threePages } from './threePages.ts';

/** One file, and what is to be found in it; a scan has nothing. */
export interface CorpusFile {
  name: string;
  build: () => Promise<Uint8Array>;
  expected: ExpectedFields | 'scan';
}

export interface ExpectedFields {
  name: string;
  email: string;
  phone: string;
  links: readonly string[];
  kinds: readonly string[];
  scores: readonly string[];
  boards: readonly string[];
  columns: number;
  advice: readonly string[];
}

/** Without the one with Devanagari, which pdfkit's built-in fonts do not have. */
const LATIN = [
  'asha',
  'rahul',
  'priya',
  'imran',
  'sneha',
  'arjun',
] as const satisfies readonly InventedName[];
const TWO_COLUMNS = new Set(['sidebar', 'jumbled']);

/** Forty files: 30 PDFs of text, eight Word files and two scans. */
export const CORPUS: readonly CorpusFile[] = [
  ...LATIN.map((who) => pdf(who, {})),
  ...LATIN.map((who) => pdf(who, { look: 'table', bullet: '-' })),
  ...LATIN.map((who) => pdf(who, { look: 'sidebar' })),
  ...(['asha', 'rahul', 'priya'] as const).map((who) => pdf(who, { look: 'jumbled' })),
  ...LATIN.map((who) => pdf(who, { look: 'centred' })),
  pdf('sparse', {}),
  {
    ...pdf('asha', {}),
    name: 'asha, three pages, pdf',
    build: () => buildPdf(threePages(INVENTED.asha).text),
  },
  {
    ...pdf('arjun', {}),
    name: 'arjun, three pages, pdf',
    build: () => buildPdf(threePages(INVENTED.arjun).text),
  },
  docx('hindi', {}),
  docx('hindi', { hasStyles: false }),
  docx('sparse', { hasStyles: false }),
  docx('rahul', { look: 'table' }),
  docx('asha', { look: 'sidebar' }),
  docx('sneha', { look: 'table', hasStyles: false }),
  docx('priya', { linkWords: true }),
  docx('arjun', { hasStyles: false }),
  { name: 'scan one', build: buildScan, expected: 'scan' },
  { name: 'scan two', build: buildScan, expected: 'scan' },
];

function pdf(who: InventedName, options: PdfOptions): CorpusFile {
  const columns = TWO_COLUMNS.has(options.look ?? '') ? 2 : 1;
  const hasHead = columns === 2;
  return {
    name: `${who}, ${options.look ?? 'single'}, pdf`,
    build: () => buildPdf(INVENTED[who].text, options),
    expected: expectedOf(INVENTED[who], columns, hasHead ? ['contact'] : []),
  };
}

function docx(who: InventedName, options: DocxOptions): CorpusFile {
  return {
    name: `${who}, ${options.look ?? 'single'}${options.hasStyles === false ? ', no styles' : ''}, docx`,
    build: () => buildDocx(INVENTED[who].text, options),
    expected: expectedOf(INVENTED[who], options.look === 'sidebar' ? 2 : 1, []),
  };
}

function expectedOf(
  { text, phone, kinds, scores, boards }: Invented,
  columns: number,
  more: string[],
): ExpectedFields {
  const { name, email, links, personal = [], photo = false } = text;
  return {
    name,
    email,
    phone,
    links: links.map((link) => link.replace(/^(https:\/\/)?(www\.)?/, '')),
    kinds: [...kinds, ...more].toSorted(),
    scores: scores.toSorted(),
    boards: boards.toSorted(),
    columns,
    advice: [
      ...(photo ? ['photo'] : []),
      ...(personal.some((line) => /birth|DOB|जन्म/i.test(line)) ? ['birthDate'] : []),
      ...(personal.some((line) => /father|mother|पिता/i.test(line)) ? ['parentsNames'] : []),
    ],
  };
}
