import type { PdfPage, TextItem } from '../extract/document.ts';
import { rowsOf } from './segments.ts';

/** Headers and footers are in this share of the page's height at its ends. */
const MARGIN = 0.09;
/** A number alone may stand higher. */
const NUMBER_MARGIN = 0.14;
/** Points by which the same footer may be higher or lower on another page. */
const SAME_PLACE = 4;
const PAGE_NUMBER =
  /^(?:page|p\.|पृष्ठ)?\s*[-–|]?\s*\d{1,2}\s*(?:(?:of|\/)\s*\d{1,2})?\s*[-–|]?$|\bpage\s+\d{1,2}\s*(?:of|\/)\s*\d{1,2}\b|^page\s+\d{1,2}\s*[-–|]|©.*\bpage\s+\d{1,2}/iu;
/** "Asha Verma - Resume" in small letters above the name or below the text. */
const RUNNING_TITLE = /\b(?:resume|curriculum vitae|cv|page)\b/i;
const SMALL = 0.85;

interface Row {
  page: number;
  y: number;
  text: string;
  isTop: boolean;
  isSmall: boolean;
  items: TextItem[];
}

/** The pages without what is repeated at their ends: headers beside that of the first page, footers and page numbers. */
export function withoutFurniture(pages: readonly PdfPage[]): PdfPage[] {
  const rows = pages.flatMap(marginRows);
  const left = new Set(rows.filter((row) => isFurniture(row, rows)).flatMap(({ items }) => items));
  return pages.map((page) => ({ ...page, items: page.items.filter((item) => !left.has(item)) }));
}

function marginRows({ items, height }: PdfPage, page: number): Row[] {
  const isInMargin = ({ y, text }: TextItem) =>
    y < MARGIN * height ||
    y > (1 - MARGIN) * height ||
    (y > (1 - NUMBER_MARGIN) * height && /^\s*[-–]?\s*\d{1,2}\s*[-–]?\s*$/.test(text) && isAlone(y));
  const isAlone = (y: number) =>
    items.filter((item) => item.text.trim() !== '' && Math.abs(item.y - y) <= SAME_PLACE).length === 1 &&
    items.every((item) => item.text.trim() === '' || item.y <= y + SAME_PLACE);
  const sizes = items.map(({ size }) => size).toSorted((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return rowsOf(items.filter(isInMargin)).map((row) => ({
    page,
    y: row[0]?.y ?? 0,
    text: row.map(({ text }) => text.trim()).join(' '),
    isTop: (row[0]?.y ?? 0) < height / 2,
    isSmall: row.every(({ size }) => size < SMALL * usual),
    items: row,
  }));
}

function isFurniture(row: Row, rows: readonly Row[]): boolean {
  if (PAGE_NUMBER.test(row.text)) return true;
  if (row.isSmall && RUNNING_TITLE.test(row.text)) return true;
  const isRepeated = rows.some(
    (other) =>
      other.page !== row.page &&
      Math.abs(other.y - row.y) <= SAME_PLACE &&
      withoutNumbers(other.text) === withoutNumbers(row.text),
  );
  // The first page's header may be the name, unless it counts pages.
  return isRepeated && !(row.isTop && row.page === 0 && !/\d/.test(row.text));
}

const withoutNumbers = (text: string) => text.replace(/\d+/g, '#').toLowerCase();
