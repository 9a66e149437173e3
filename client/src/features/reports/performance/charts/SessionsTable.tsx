import { Trans } from '@lingui/react/macro';
import type { PerformanceSession } from '@preproom/models/contract/reports/performance';
import type { ReactNode } from 'react';
import { Link } from '../../../../ui/Link.tsx';
import { reportPathOf, useSessionTexts } from '../sessionTexts.ts';

export interface TableColumn<S> {
  key: string;
  title: ReactNode;
  /** null: not rated. */
  cell: (session: S) => string | null;
}

export interface SessionsTableProps<S> {
  /** Names the table. */
  caption: string;
  sessions: readonly S[];
  columns: readonly TableColumn<S>[];
}

/** A chart's values: a row for each session, the latest first. Scrolls inside itself where it is too wide. */
export function SessionsTable<S extends PerformanceSession>({
  caption,
  sessions,
  columns,
}: SessionsTableProps<S>) {
  const { fullName } = useSessionTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused region can be scrolled by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-control border border-line">
      <table className="w-full border-collapse text-start text-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="px-3 py-2 text-start font-medium">
              <Trans>Session</Trans>
            </th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col" className="min-w-24 px-3 py-2 text-end align-bottom font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sessions.toReversed().map((session) => (
            <tr key={session.roomid} className="border-b border-line last:border-0">
              <th scope="row" className="min-w-40 px-3 py-2 text-start font-normal">
                <Link to={reportPathOf(session)}>{fullName(session)}</Link>
              </th>
              {columns.map(({ key, cell }) => (
                <td key={key} className="px-3 py-2 text-end tabular-nums">
                  {cell(session) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
