import { Trans } from '@lingui/react/macro';
import type { Line } from '../../../../resume/layout/line.ts';
import type { Resume } from '../../../../resume/parseResume.ts';
import { type Corrections, withLine } from './corrections.ts';
import { type LineReading, lineKey, type PickedLine, sectionRows } from './correctSections.ts';
import { SectionRow } from './SectionRow.tsx';

export interface SectionListProps {
  /** As it was read. */
  resume: Resume;
  corrections: Corrections;
  picked: PickedLine | null;
  onPick: (line: PickedLine | null) => void;
  /** Null if lines cannot be shown on a page. */
  onShow: ((line: Line) => void) | null;
  onCorrect: (corrections: Corrections) => void;
}

/** The sections with their lines. A line can become a heading or a bullet, and a heading a line. */
export function SectionList({ resume, corrections, picked, onPick, onShow, onCorrect }: SectionListProps) {
  const rows = sectionRows(resume.sections, corrections.lines);
  const correct = (line: Line, said: LineReading | null) => {
    onPick({ key: lineKey(line) });
    onCorrect(withLine(corrections, lineKey(line), said));
  };
  return (
    <>
      {rows.every(({ heading }) => heading === null) && (
        <li className="py-3 text-muted">
          <Trans>We didn’t recognise any headings.</Trans>
        </li>
      )}
      {rows
        .filter(({ heading, lines }) => heading !== null || lines.length > 0)
        .map((row) => (
          <SectionRow
            key={row.heading ? lineKey(row.heading) : 'top'}
            row={row}
            picked={picked}
            onToggle={() => onPick(null)}
            onShow={onShow}
            onCorrect={correct}
          />
        ))}
    </>
  );
}
