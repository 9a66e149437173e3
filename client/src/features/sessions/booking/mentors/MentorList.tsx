import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { MentorFilters } from '../../../../shared/mentors/directory/MentorFilters.tsx';
import {
  changedSearch,
  mentorFilter,
  setFilters,
} from '../../../../shared/mentors/directory/mentorFilter.ts';
import { clearedSearch, SetFilters } from '../../../../shared/mentors/directory/SetFilters.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { NotFetched } from '../../../../ui/NotFetched.tsx';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { mentorsQuery } from '../api.ts';
import { bookingPath, type SessionType } from '../bookingPath.ts';
import { MentorOption } from './MentorOption.tsx';

/** Step one: the verified mentors, with filters that the address keeps. */
export function MentorList({ type }: { type: SessionType }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const isIntroduction = type === FREE_INTRODUCTION;
  const filter = mentorFilter(search);
  const query = useQuery(mentorsQuery(isIntroduction ? { ...filter, introduction: '1' } : filter));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <MentorFilters filter={filter} isIntroduction={isIntroduction} />
      <SetFilters filter={filter} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="min-h-6 text-muted tabular-nums">
          {data && <Plural value={data.total} one="# mentor" other="# mentors" />}
        </p>
        <Select
          label={t`Sort by`}
          value={filter.sort}
          onChange={({ target }) => setSearch(changedSearch(search, { sort: target.value }))}
          options={[
            { id: 'free', label: t`Soonest free time` },
            { id: 'rating', label: t`Rating` },
            { id: 'newest', label: t`Newest` },
          ]}
          className="w-56"
        />
      </div>
      {!data && !error && <LoadingMentors />}
      {!data && error && (
        <NotFetched
          title={<Trans>Couldn’t load the mentors</Trans>}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && <NoMentors isFiltered={setFilters(filter).length > 0} />}
      {data && data.data.length > 0 && (
        <ul className={isPlaceholderData ? 'flex flex-col gap-3 opacity-60' : 'flex flex-col gap-3'}>
          {data.data.map((mentor) => (
            <li key={mentor._id}>
              <MentorOption mentor={mentor} to={bookingPath(type, mentor._id, search)} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={filter.page}
          pages={data.pages}
          hrefOf={(page) => {
            const target = changedSearch(search, {});
            if (page > 1) target.set('page', String(page));
            return { search: String(target) };
          }}
        />
      )}
    </div>
  );
}

function NoMentors({ isFiltered }: { isFiltered: boolean }) {
  const [search] = useSearchParams();
  if (!isFiltered)
    return (
      <EmptyState title={<Trans>No mentors to book right now</Trans>}>
        <Trans>We verify each mentor before listing them. Check again soon.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={<Trans>No mentors match</Trans>}
      action={
        <ButtonLink tone="quiet" to={{ search: clearedSearch(search) }}>
          <Trans>Clear filters</Trans>
        </ButtonLink>
      }
    >
      <Trans>Remove a filter, or see all mentors.</Trans>
    </EmptyState>
  );
}

function LoadingMentors() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">
        <Trans>Loading mentors</Trans>
      </span>
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  );
}
