import { Trans } from '@lingui/react/macro';
import { INTRODUCTION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownHome } from '../../lib/ownHome.ts';
import { introductionPath } from '../../lib/sessionPaths.ts';
import { useStore } from '../../lib/store.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { type Introduction, introductionQuery } from './introduction.ts';

export interface StartLinksProps {
  /** Leads to the programs as well. */
  hasPrograms?: boolean;
  /** After the small print. */
  children?: ReactNode;
}

/**
 * To the free introduction: for a visitor by way of sign-up. To the programs while nobody offers one. Whoever has had it, or is no
 * learner, goes to their own sessions.
 */
export function StartLinks({ hasPrograms = false, children }: StartLinksProps) {
  const { data: introduction } = useQuery(introductionQuery());
  const user = useStore((state) => state.user);
  const isTaken = useStore((state) => state.introduction?.state !== 'free');
  const hasOwn = user !== null && (user.role !== 'user' || isTaken);
  const isNone = !hasOwn && introduction?.nextAt === null;
  const path = introductionPath();
  return (
    <>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        {hasOwn && (
          <ButtonLink to={ownHome(user.role)}>
            <Trans>Your sessions</Trans>
          </ButtonLink>
        )}
        {!hasOwn && !isNone && (
          <ButtonLink to={user ? path : `/Account/Signup?next=${encodeURIComponent(path)}`}>
            <Trans>Meet a mentor for free</Trans>
          </ButtonLink>
        )}
        {(hasPrograms || isNone) && (
          <ButtonLink to="/programs" tone={isNone ? 'primary' : 'quiet'}>
            <Trans>See programs</Trans>
          </ButtonLink>
        )}
      </div>
      <p className="text-14 text-muted empty:hidden">
        {!hasOwn && (
          <>
            <Terms introduction={introduction} />{' '}
          </>
        )}
        {children}
      </p>
    </>
  );
}

function Terms({ introduction }: { introduction: Introduction | undefined }) {
  const when = useWhen();
  if (introduction?.nextAt === null) return <Trans>No mentor offers a free introduction right now.</Trans>;
  if (!introduction || introduction.isSoon)
    return <Trans>{INTRODUCTION_MINUTES} minutes. No card needed.</Trans>;
  const date = when.date(introduction.nextAt);
  return (
    <Trans>
      Next free introduction: {date}. {INTRODUCTION_MINUTES} minutes, no card needed.
    </Trans>
  );
}
