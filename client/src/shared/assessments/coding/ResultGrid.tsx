import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResultTable } from '../../../code/run/runProtocol.ts';

interface ResultGridProps {
  table: ResultTable;
  /** What screen readers call it, where a page has several. */
  label?: string;
}

/** The answer of one query. */
export function ResultGrid({ table: { columns, rows, isCut }, label }: ResultGridProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={label ?? t`Result of a query`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-control border border-line bg-raised"
    >
      <table className="w-full text-14">
        <thead>
          <tr>
            {columns.map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name
              <th key={i} scope="col" className="border-b border-line px-3 py-2 text-start font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and never move
            <tr key={i} className="border-b border-line last:border-0">
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as the columns
                <td key={j} className="px-3 py-1.5 font-mono">
                  {cell === null ? <span className="text-muted">NULL</span> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-3 py-2 text-14 text-muted">
        {isCut ? (
          <Trans>The first {rows.length} rows</Trans>
        ) : (
          <Plural value={rows.length} one="# row" other="# rows" />
        )}
      </p>
    </section>
  );
}
