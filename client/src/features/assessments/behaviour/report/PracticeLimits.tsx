import { Trans } from '@lingui/react/macro';
import type { ReportedAnswer } from '@preproom/models/contract/assessments/practice';
import { useId } from 'react';

/** What the report can and cannot say, for what was measured. */
export function PracticeLimits({ answers }: { answers: readonly ReportedAnswer[] }) {
  const heading = useId();
  const isHeard = answers.some(({ speech }) => speech);
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
