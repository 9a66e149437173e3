import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageNumber } from '../../../lib/page/pageNumber.ts';
import { attemptsQuery } from '../../../shared/assessments/attemptsQuery.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AttemptRow } from './AttemptRow.tsx';
import { Sharing } from './Sharing.tsx';

/** The learner's attempts, newest first, each to be opened or deleted. */
export function AttemptHistory() {
  const { t } = useLingui();
  const page = pageNumber(useSearchParams()[0]);
  const query = useQuery(attemptsQuery(page));
  return (
    <section aria-labelledby="history" className="flex flex-col gap-4">
      <h2 id="history" className="text-24">
        <Trans>Your attempts</Trans>
      </h2>
      <QueryView
        query={query}
        failed={<Trans>Couldn’t load your attempts</Trans>}
        loading={
          <div role="status">
            <span className="sr-only">
              <Trans>Loading your attempts</Trans>
            </span>
            <Skeleton className="h-48" />
          </div>
        }
      >
        {(data) => (
          <>
            {data.total === 0 && (
              <EmptyState title={<Trans>No attempts yet</Trans>}>
                <Trans>Choose one of the three below. Only you see your results unless you share them.</Trans>
              </EmptyState>
            )}
            {data.total > 0 && (
              <ul
                aria-label={t`Your attempts`}
                className="divide-y divide-line rounded-card border border-line bg-raised"
              >
                {data.data.map((attempt) => (
                  <AttemptRow key={attempt._id} attempt={attempt} />
                ))}
              </ul>
            )}
            {data.total > 0 && <Sharing />}
            <Pagination page={page} pages={data.pages} hrefOf={pageHref} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function pageHref(page: number): string {
  return page === 1 ? '/assessments' : `/assessments?page=${page}`;
}
