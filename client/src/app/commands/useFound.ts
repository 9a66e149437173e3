import { useLingui } from '@lingui/react/macro';
import { hasRight } from '@preproom/models/contract/accounts/team/rights';
import { MIN_SEARCH_LENGTH } from '@preproom/models/contract/http/lists';
import { MAX_SEARCH_LENGTH } from '@preproom/models/contract/http/paging';
import { type HqFound, searchHq } from '@preproom/models/contract/team/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  BriefcaseBusiness,
  CalendarDays,
  CreditCard,
  FileText,
  TicketPercent,
  UserRound,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api.ts';
import { useLocale } from '../../lib/i18n.ts';
import { TEAM_KEY } from '../../lib/list/teamKeys.ts';
import { useStore } from '../../lib/store.ts';
import { hqMentorPath, hqSessionPath, paymentPath, studentPath } from '../../shared/team/hqPaths.ts';
import type { CommandGroup } from './useCommands.ts';

/** Typing pauses this long before the server is asked. */
const PAUSE_MS = 180;

/** What the team's search finds for the typed text; for everyone else, and for a text that is too short or too long, nothing. */
export function useFound(typed: string) {
  const isTeam = useStore(({ user }) => user?.role === 'admin' && hasRight(user.rights ?? [], 'any'));
  const text = usePaused(typed.trim());
  const isTooLong = isTeam && typed.trim().length > MAX_SEARCH_LENGTH;
  const isAsked = isTeam && !isTooLong && typed.trim().length >= MIN_SEARCH_LENGTH;
  const query = useQuery({
    queryKey: [...TEAM_KEY, 'search', text],
    queryFn: ({ signal }) => callApi(searchHq, { query: { search: text }, signal }),
    enabled: isAsked && text.length >= MIN_SEARCH_LENGTH && text.length <= MAX_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const groups = useFoundGroups(isAsked ? query.data?.data : undefined);
  return {
    isTeam,
    isTooLong,
    groups,
    isPending: isAsked && (query.isFetching || text !== typed.trim()),
    error: isAsked && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
  };
}

function useFoundGroups(found: HqFound | undefined): CommandGroup[] {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  if (!found) return [];
  const hit = (id: string, name: string, to: string, Icon = UserRound, detail?: string) => ({
    id: `${FOUND}${id}`,
    name,
    words: '',
    Icon,
    ...(detail && { detail }),
    run: () => void navigate(to),
  });
  const list = (path: string, open: string) => `/hq/admin/${path}?${new URLSearchParams({ open })}`;
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  const states = {
    created: t`Not paid`,
    success: t`Paid`,
    Failed: t`Payment failed`,
    refunded: t`Refunded`,
  };
  const gone = t`Former member`;
  const groups: CommandGroup[] = [
    {
      id: 'rooms',
      title: t`Sessions`,
      commands: found.rooms.hits.map(({ _id, learner, mentor, startsAt }) => {
        const [one, other] = [learner ?? gone, mentor ?? gone];
        return hit(
          _id,
          t`${one} with ${other}`,
          hqSessionPath(_id),
          CalendarDays,
          when.format(new Date(startsAt)),
        );
      }),
    },
    {
      id: 'orders',
      title: t`Orders`,
      commands: found.orders.hits.map(({ orderId, username, course, status }) =>
        hit(orderId, username || orderId, paymentPath(orderId), CreditCard, `${course} · ${states[status]}`),
      ),
    },
    {
      id: 'learners',
      title: t`Learners`,
      commands: found.learners.hits.map(({ _id, Name }) => hit(_id, Name, studentPath(_id))),
    },
    {
      id: 'mentors',
      title: t`Mentors`,
      commands: found.mentors.hits.map(({ _id, Name, company }) =>
        hit(_id, Name, hqMentorPath(_id), UserRound, company),
      ),
    },
    {
      id: 'affiliates',
      title: t`Affiliates`,
      commands: found.affiliates.hits.map(({ _id, Name }) => hit(_id, Name, `/hq/admin/affiliates/${_id}`)),
    },
    {
      id: 'members',
      title: t`Team`,
      commands: found.members.hits.map(({ _id, Name }) => hit(_id, Name, '/hq/admin/team')),
    },
    {
      id: 'coupons',
      title: t`Coupons`,
      commands: found.coupons.hits.map(({ _id, title }) =>
        hit(_id, title, list('coupons', _id), TicketPercent),
      ),
    },
    {
      id: 'jobs',
      title: t`Jobs`,
      commands: found.jobs.hits.map(({ _id, title }) =>
        hit(_id, title, `/hq/admin/jobs/${_id}`, BriefcaseBusiness),
      ),
    },
    {
      id: 'articles',
      title: t`Articles`,
      commands: found.articles.hits.map(({ _id, title }) =>
        hit(_id, title, `/hq/admin/blogs/${_id}`, FileText),
      ),
    },
  ];
  return groups
    .filter(({ commands }) => commands.length > 0)
    .map((group) => ({ ...group, hasMore: found[group.id as keyof typeof found].hasMore }));
}

/** The id of a command that the server found begins with this: the list does not filter it once more. */
export const FOUND = 'found:';

/** The text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
