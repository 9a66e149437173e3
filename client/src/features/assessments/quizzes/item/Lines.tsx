import { cx } from '../../../../lib/cx.ts';

interface LinesProps {
  lines: readonly string[];
  /** Of the code; null: a text. */
  language: string | null;
  className?: string;
}

/** Code in numbered lines, which break where a phone is too narrow; a text as a text; aligned columns as a table. */
export function Lines({ lines, language, className }: LinesProps) {
  const rows = language === null ? columnsOf(lines) : null;
  if (rows) return <DataTable rows={rows} className={className} />;
  if (language === null) return <Passage lines={lines} className={className} />;
  return (
    <pre className={cx('rounded-control border border-line bg-paper py-3 text-14', className)}>
      <code>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and may repeat
          <span key={i} className="grid grid-cols-[2.5rem_minmax(0,1fr)] px-3">
            <span aria-hidden className="select-none pe-3 text-end text-muted tabular-nums">
              {i + 1}
            </span>
            <span className="wrap-anywhere whitespace-pre-wrap">{line || ' '}</span>
          </span>
        ))}
      </code>
    </pre>
  );
}

function Passage({ lines, className }: { lines: readonly string[]; className: string | undefined }) {
  const isAligned = lines.some((line) => /\S\s{2,}\S/.test(line));
  return (
    <div
      className={cx(
        'rounded-control border border-line bg-paper p-3',
        isAligned ? 'font-mono text-14' : 'flex flex-col gap-2',
        className,
      )}
    >
      {sentencesOf(lines).map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and may repeat
        <p key={i} className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </div>
  );
}

/** The lines, with those that go on in the next one made whole again. */
export function sentencesOf(lines: readonly string[]): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const before = texts.at(-1) ?? '';
    const goesOn = /[\p{L},–-]$/u.test(before) && /^\p{Ll}/u.test(line);
    if (goesOn) texts[texts.length - 1] = `${before} ${line}`;
    else texts.push(line);
  }
  return texts;
}

/** The cells of lines that are all aligned in the same number of columns, two spaces or more apart; null for any other text. */
export function columnsOf(lines: readonly string[]): string[][] | null {
  const rows = lines.map((line) => line.trimEnd().split(/\s{2,}/));
  const count = rows[0]?.length ?? 0;
  return rows.length > 1 && count > 1 && rows.every((cells) => cells.length === count) ? rows : null;
}

function DataTable({ rows, className }: { rows: readonly string[][]; className: string | undefined }) {
  const [first = [], ...others] = rows;
  // Two columns are names with their values.
  const hasHeader = first.length > 2 || first[0] === '';
  return (
    <div className={cx('rounded-control border border-line bg-paper px-3 py-1 text-14', className)}>
      <table className="w-full text-start">
        {hasHeader && (
          <thead>
            <tr>
              {first.map((cell) => (
                <th key={cell} scope="col" className="px-2 py-1.5 text-start font-medium">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody className="divide-y divide-line">
          {(hasHeader ? others : rows).map(([name, ...cells], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and may repeat
            <tr key={i}>
              <th scope="row" className="px-2 py-1.5 text-start font-medium wrap-anywhere">
                {name}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as the rows
                <td key={column} className="px-2 py-1.5 tabular-nums wrap-anywhere">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
