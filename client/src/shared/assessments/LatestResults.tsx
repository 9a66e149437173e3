import { Trans } from '@lingui/react/macro';
import type { Attempt } from '@preproom/models/contract/assessments/attempts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Link } from '../../ui/Link.tsx';
import { When } from '../../ui/When.tsx';
import { attemptsQuery } from './attemptsQuery.ts';
import { useAttemptTexts } from './attemptTexts.ts';

const SHOWN = 5;

/** The latest finished attempts with results that can be compared, for the performance page. Renders nothing until they are there. */
export function LatestResults() {
  const { data } = useQuery(attemptsQuery(1));
  if (!data) return null;
  const finished = data.data.filter(({ kind, result }) => result !== null && kind !== 'case').slice(0, SHOWN);
  return (
    <section aria-labelledby="assessments" className="flex flex-col items-start gap-3">
      <h2 id="assessments" className="text-24">
        <Trans>Assessments</Trans>
      </h2>
      {finished.length === 0 && (
        <p className="max-w-prose text-muted">
          <Trans>Three ways to test yourself between sessions. Results appear here.</Trans>
        </p>
      )}
      {finished.length > 0 && (
        <ul className="w-full divide-y divide-line rounded-card border border-line bg-raised">
          {finished.map((attempt) => (
            <ResultRow key={attempt._id} attempt={attempt} />
          ))}
        </ul>
      )}
      <ButtonLink tone="quiet" to="/assessments">
        <Trans>Your assessments</Trans>
      </ButtonLink>
    </section>
  );
}

function ResultRow({ attempt }: { attempt: Attempt }) {
  const { name, result, path } = useAttemptTexts(attempt);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
      <span>
        <Link to={path}>{name}</Link>{' '}
        <When instant={attempt.startedAt} show="date" className="text-14 text-muted" />
      </span>
      <span className="font-medium tabular-nums">{result}</span>
    </li>
  );
}
