import { Trans, useLingui } from '@lingui/react/macro';
import type { MentorList } from '@preproom/models/contract/people/mentorLife';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asAppError } from '../../lib/api.ts';
import { pageNumber } from '../../lib/page/pageNumber.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { mentorsQuery } from './api.ts';
import { listOf, mentorsPath } from './hqPaths.ts';
import { MentorLists } from './MentorLists.tsx';
import { MentorRow } from './MentorRow.tsx';

/** The team's list of mentors; those waiting for review come first. */
export function HqMentorsPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [list, page] = [listOf(search), pageNumber(search)];
  const { data, error, refetch } = useQuery(mentorsQuery(list, page));
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb crumbs={[{ to: '/hq/welcome/admin', label: t`Team` }]} />
      <PageHeading title={t`Mentors`} />
      <MentorLists current={list} counts={data?.counts} />
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load the list</Trans>}
          error={asAppError(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-64" />}
      {data?.data.length === 0 && <Nobody list={list} />}
      {data && data.data.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {data.data.map((mentor) => (
              <MentorRow key={mentor._id} mentor={mentor} />
            ))}
          </ul>
          <Pagination page={page} pages={data.pages} hrefOf={(other) => mentorsPath(list, other)} />
        </>
      )}
    </Container>
  );
}

function Nobody({ list }: { list: MentorList }) {
  return (
    <EmptyState
      title={list === 'pending' ? <Trans>No applications to review</Trans> : <Trans>No mentors here</Trans>}
    >
      {list === 'pending' ? (
        <Trans>New applications appear here, oldest first.</Trans>
      ) : (
        <Trans>Mentors with this status appear here.</Trans>
      )}
    </EmptyState>
  );
}
