import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PublicMentor } from '@preproom/models/contract/mentors/mentors';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { NotFetched } from '../../../ui/NotFetched.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { KeptFields } from './KeptFields.tsx';
import { MentorFilters } from './MentorFilters.tsx';
import {
  changedSearch,
  FILTER_NAMES,
  type MentorFilter,
  type MentorFilterName,
  setFilters,
} from './mentorFilter.ts';
import { clearedSearch, SetFilters } from './SetFilters.tsx';

export interface MentorResultsProps<Mentor extends PublicMentor> {
  filter: MentorFilter;
  hidden?: readonly MentorFilterName[];
  query: {
    data: { data: Mentor[]; total: number; pages: number } | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch(): unknown;
  };
  children: (mentor: Mentor) => ReactNode;
}

/** A list of mentors with its filters, which the address keeps. */
export function MentorResults<Mentor extends PublicMentor>(props: MentorResultsProps<Mentor>) {
  const { filter, hidden = [], query, children } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const [search] = useSearchParams();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <MentorFilters filter={filter} hidden={hidden} />
      <SetFilters filter={filter} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="min-h-6 text-muted tabular-nums">
          {data && <Plural value={data.total} one="# mentor" other="# mentors" />}
        </p>
        <SortBy filter={filter} />
      </div>
      {!data && !error && <LoadingMentors />}
      {!data && Boolean(error) && (
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
            <li key={mentor._id}>{children(mentor)}</li>
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

function SortBy({ filter }: { filter: MentorFilter }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  return (
    <form
      action=""
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <KeptFields filter={filter} names={FILTER_NAMES} />
      <Select
        label={t`Sort by`}
        name="sort"
        value={filter.sort}
        onChange={({ target }) => setSearch(changedSearch(search, { sort: target.value }))}
        options={[
          { id: 'free', label: t`Soonest free time` },
          { id: 'rating', label: t`Rating` },
          { id: 'newest', label: t`Newest` },
        ]}
        className="w-56"
      />
      <noscript>
        <Button type="submit" tone="quiet">
          <Trans>Sort</Trans>
        </Button>
      </noscript>
    </form>
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
