import { Trans, useLingui } from '@lingui/react/macro';
import { MENTOR_LISTS, type MentorList } from '@preproom/models/contract/people/mentorLife';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { mentorsPath } from './hqPaths.ts';

const LABELS: Record<MentorList, ReactNode> = {
  pending: <Trans>In review</Trans>,
  changed: <Trans>Updated</Trans>,
  cancelling: <Trans>Cancelling often</Trans>,
  verified: <Trans>Verified</Trans>,
  declined: <Trans>Declined</Trans>,
  suspended: <Trans>Suspended</Trans>,
};

export interface MentorListsProps {
  current: MentorList;
  counts: Record<MentorList, number> | undefined;
}

/** Links to the lists, each with its count. */
export function MentorLists({ current, counts }: MentorListsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Mentor lists`}>
      <ul className="flex flex-wrap gap-2">
        {MENTOR_LISTS.map((list) => (
          <li key={list}>
            <RouterLink
              to={mentorsPath(list)}
              aria-current={list === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-14 font-medium',
                list === current
                  ? 'border-peacock bg-peacock text-on-peacock'
                  : 'border-line-strong bg-raised hover:border-ink',
              )}
            >
              {LABELS[list]}
              {counts && <span className="tabular-nums">{counts[list]}</span>}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
