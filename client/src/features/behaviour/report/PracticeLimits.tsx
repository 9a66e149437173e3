import { Trans } from '@lingui/react/macro';
import type { ReportedAnswer } from '@preproom/models/contract/assessments/practice';
import type { PracticeMode } from '@preproom/models/contract/assessments/practiceResult';
import { practiceExpression } from '@preproom/models/contract/assessments/practiceSums';
import { useId } from 'react';

export interface PracticeLimitsProps {
  answers: readonly ReportedAnswer[];
  mode: PracticeMode;
}

/** What the report can and cannot say, for what was measured. */
export function PracticeLimits({ answers, mode }: PracticeLimitsProps) {
  const heading = useId();
  const isHeard = answers.some(({ speech }) => speech);
  const isUnread = mode === 'camera' && practiceExpression(answers) === null;
  const isWritten = answers.some(({ words }) => words !== null);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 border-t border-line pt-8">
      <h2 id={heading} className="text-20">
        <Trans>What this can and can’t tell you</Trans>
      </h2>
      <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5 text-14 text-muted">
        <li>
          <Trans>This shows how you used your time. It doesn’t judge what you said.</Trans>
        </li>
        {isHeard && (
          <>
            <li>
              <Trans>
                These are estimates. They come from microphone volume, never from your words. Noise, music or
                another voice in the room can change them, and a syllable count isn’t a word count.
              </Trans>
            </li>
            <li>
              <Trans>
                There’s no right pace or number of pauses. Compare your own sessions, and change what feels
                off when you listen back.
              </Trans>
            </li>
          </>
        )}
        {isUnread && (
          <li>
            <Trans>
              This report has no expression readings. They need your consent, and your face in view and good
              light while you answer.
            </Trans>
          </li>
        )}
        {isWritten && (
          <li>
            <Trans>We count your words but don’t read them. A longer answer isn’t a better one.</Trans>
          </li>
        )}
        <li>
          <Trans>For feedback on what you say, book a mock interview with a mentor.</Trans>
        </li>
      </ul>
    </section>
  );
}
