import { useLingui } from '@lingui/react/macro';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { CLAIMS } from './claims.ts';

/** The claims under the hero, each with its qualifier. The one-pixel lines are the grid's gaps. */
export function Claims() {
  const { t } = useLingui();
  return (
    <Container className="pb-8 sm:pb-12">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {CLAIMS.map(({ claim, qualifier, to }) => (
          <li key={claim.id} className="flex min-w-0 flex-col gap-1 bg-raised p-3 sm:p-4">
            <p className="text-14 font-medium wrap-anywhere sm:text-16">
              {to ? <Link to={to}>{t(claim)}</Link> : t(claim)}
            </p>
            <p className="text-12 text-muted wrap-anywhere sm:text-14">{t(qualifier)}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
