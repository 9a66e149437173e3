import { Trans } from '@lingui/react/macro';
import type { AttemptResult } from '@preproom/models/contract/assessments/attempts';
import { Card } from '../../ui/Card.tsx';
import { useAttemptName, useResultText } from './attemptTexts.ts';

/** What a learner shows their mentor before a session: the latest result of each assessment. Renders nothing if they show nothing. */
export function SharedResults({ results }: { results: readonly AttemptResult[] | null }) {
  const nameOf = useAttemptName();
  const resultText = useResultText();
  if (!results || results.length === 0) return null;
  return (
    <Card as="section" labelledBy="assessments" className="flex flex-col gap-3">
      <h2 id="assessments" className="text-18">
        <Trans>Assessments</Trans>
      </h2>
      <dl className="flex flex-col gap-2">
        {results.map((result) => (
          <div key={result.kind} className="flex flex-wrap justify-between gap-x-4">
            <dt>{nameOf(result.kind, topicOf(result))}</dt>
            <dd className="font-medium tabular-nums">{resultText(result)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-muted">
        <Trans>Shared by the learner. Not supervised.</Trans>
      </p>
    </Card>
  );
}

function topicOf(result: AttemptResult): string {
  if (result.kind === 'technical') return result.subject;
  if (result.kind === 'coding') return result.problems.map(({ title }) => title).join(' + ');
  return result.kind === 'mock' ? result.test : '';
}
