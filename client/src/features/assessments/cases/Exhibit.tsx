import type { ShownExhibit } from '@preproom/models/contract/assessments/cases';
import { caseNumber } from './caseTexts.ts';

const CELL = 'px-1 py-1.5 align-top sm:px-2';
const NAME = `${CELL} text-start wrap-anywhere`;
/** Words and numbers stay whole: a table that is too wide scrolls in itself. */
const VALUE = `${CELL} text-end wrap-break-word`;

/** A small table of the case, under a heading that says its title. */
export function Exhibit({ exhibit: { title, columns, rows, note } }: { exhibit: ShownExhibit }) {
  return (
    <figure lang="en" className="text-ink">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-14">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line-strong">
              {columns.map((column, place) => (
                <th key={column} scope="col" className={`font-medium ${place === 0 ? NAME : VALUE}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row" className={`font-normal ${NAME}`}>
                  {name}
                </th>
                {cells.map((cell, place) => (
                  <td
                    key={columns[place + 1]}
                    className={`tabular-nums ${typeof cell === 'number' ? 'whitespace-nowrap' : ''} ${VALUE}`}
                  >
                    {typeof cell === 'number' ? caseNumber(cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <figcaption className="pt-2 text-14 text-muted">{note}</figcaption>}
    </figure>
  );
}
