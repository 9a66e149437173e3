import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from '../../../../ui/Link.tsx';
import { When } from '../../../../ui/When.tsx';
import { practiceHistoryQuery } from '../api.ts';
import { PracticeName } from '../PracticeName.tsx';

/** The learner's latest sessions, each with its report; nothing before the first one. */
export function PracticeHistory() {
  const heading = useId();
  const { data } = useQuery(practiceHistoryQuery);
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 border-t border-line pt-8">
      <h2 id={heading} className="text-20">
        <Trans>Earlier practice</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {data.data.map(({ _id, startedAt, result }) => (
          <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <Link look="title" to={`/assessments/practice/${_id}`}>
              {result?.kind === 'practice' ? <PracticeName {...result} /> : <Trans>Practice</Trans>}
            </Link>
            <When instant={startedAt} className="text-14 text-muted" />
          </li>
        ))}
      </ul>
    </section>
  );
}
