import { Trans, useLingui } from '@lingui/react/macro';
import { getSessions } from '@preproom/models/contract/sessions/bookings';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { callApi } from '../../../../lib/api.ts';
import { useNamed } from '../../../../lib/texts/formerMember.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { SessionList } from './SessionList.tsx';

export interface PastSessionsProps {
  side: SessionSide;
  /** Rooms that the page shows elsewhere. */
  except: ReadonlySet<string>;
}

/** The sessions that are over, 20 on a page; the page is in the address. */
export function PastSessions({ side, except }: PastSessionsProps) {
  const { t } = useLingui();
  const named = useNamed();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions', page],
    queryFn: ({ signal }) => callApi(getSessions, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });
  if (!data && error)
    return <ErrorState title={t`Couldn’t load past sessions`} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  const past = data.data.filter(({ roomid }) => !except.has(roomid));
  if (past.length === 0 && data.pages <= 1)
    return (
      <EmptyState title={t`No past sessions`}>
        <Trans>Your sessions move here the day after they take place.</Trans>
      </EmptyState>
    );
  const meetings = past.map((meeting) => ({ ...meeting, with: named(meeting.with) }));
  return (
    <SessionList side={side} title={<Trans>Past</Trans>} meetings={meetings}>
      <Pagination
        page={page}
        pages={data.pages}
        hrefOf={(to) => (to === 1 ? pathname : `${pathname}?page=${to}`)}
      />
    </SessionList>
  );
}
