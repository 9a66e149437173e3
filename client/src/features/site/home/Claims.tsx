import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { homeMentorsQuery } from './api.ts';
import { CLAIMED_MENTORS, CLAIMS, MENTORS_CLAIM } from './claims.ts';

/** The claims, each with its qualifier. The one-pixel lines are the grid's gaps. */
export function Claims() {
  const { t } = useLingui();
  const { isProduction } = usePageSettings();
  const { data } = useQuery(homeMentorsQuery());
  const total = data?.total ?? 0;
  const isTrue = total >= CLAIMED_MENTORS;
  const isGoal = !isTrue && !isProduction;
  const claims = isTrue || isGoal ? [...CLAIMS, MENTORS_CLAIM] : CLAIMS;
  return (
    <Container className="pt-8 sm:pt-12 [section+&]:pt-0">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {claims.map(({ claim, qualifier, to }) => (
          // Without the last claim the row would have a hole.
          <li
            key={claim.id}
            className="flex min-w-0 flex-col gap-1 bg-raised px-3 py-2 odd:last:col-span-2 sm:p-4"
          >
            <p className="text-14 font-medium wrap-anywhere sm:text-16">
              {to ? <Link to={to}>{t(claim)}</Link> : t(claim)}
            </p>
            <p className="text-12 text-muted wrap-anywhere sm:text-14">
              {isGoal && claim === MENTORS_CLAIM.claim ? (
                <Trans>The goal, shown on trial sites only. Mentors listed here today: {total}.</Trans>
              ) : (
                t(qualifier)
              )}
            </p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
