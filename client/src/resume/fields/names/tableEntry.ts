import type { Line } from '../../layout/line.ts';
import { dateRangeIn } from '../../words/dateRange.ts';
import { isPlace } from '../../words/places.ts';
import type { ColumnKind } from '../../words/tableHead.ts';
import type { Entry } from '../entry.ts';

type Told = Pick<Entry, 'title' | 'organisation' | 'place' | 'from' | 'to'>;

/** What a row says of an entry in a table that names its columns; null for other lines, and if a column says nothing known. */
export function tableEntry({ cells, columns }: Line): Told | null {
  if (!columns || columns.includes('mixed')) return null;
  const cellOf = (kind: ColumnKind) => cells[columns.indexOf(kind)] ?? '';
  const organisation = tidied(cellOf('organisation'));
  return {
    title: tidied(cellOf('title')),
    organisation,
    place: placeAtEnd(organisation ?? ''),
    // Narrow columns may be read as one: "2025 8.94 CGPA".
    ...datesOf(cellOf('dates') || cellOf('grade'), cellOf('from'), cellOf('to')),
  };
}

function datesOf(dates: string, start: string, end: string): Pick<Entry, 'from' | 'to'> {
  const [span, first, last] = [dates, start, end].map(dateRangeIn);
  if (span) return { from: span.from, to: span.to };
  return { from: first?.to ?? null, to: last?.to ?? null };
}

const tidied = (cell: string) => (/\p{L}/u.test(cell) ? cell.replace(/^[\s:–—-]+|[\s:;,–—-]+$/g, '') : null);

/** The known place that a name ends with. */
function placeAtEnd(name: string): string | null {
  const place = /,\s*([^,(]+?)\s*(?:\([^)]*\))?$/u.exec(name)?.[1] ?? '';
  return place !== '' && isPlace(place) ? place : null;
}
