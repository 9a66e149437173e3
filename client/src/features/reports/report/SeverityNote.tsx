import { Trans } from '@lingui/react/macro';
import type { Severity } from '@preproom/models/contract/reports/calibration';
import { severityText } from '@preproom/models/contract/words/reportWords';
import { useWords } from '../../../lib/texts/words.ts';

interface SeverityNoteProps {
  mentorName: string;
  severity: Severity;
}

/** For a learner whose mentor's stars clearly differ from other mentors'. */
export function SeverityNote({ mentorName, severity }: SeverityNoteProps) {
  const words = useWords();
  return (
    <aside className="max-w-prose rounded-card border border-line bg-raised p-4 text-14">
      <h3 className="text-16">
        <Trans>Compared with other mentors</Trans>
      </h3>
      <p className="mt-1 text-muted">{severityText(words, mentorName, severity)}</p>
    </aside>
  );
}
