import { Trans } from '@lingui/react/macro';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { Container } from '../../../ui/Container.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Claims } from './Claims.tsx';
import { RoomMiniature } from './miniature/RoomMiniature.tsx';
import { OwnWay } from './OwnWay.tsx';

/** The promise in one sentence, the main actions, and the miniature of the room. */
export function Hero() {
  const { isProduction } = usePageSettings();
  return (
    <div className="border-b border-line bg-linear-to-b from-paper to-raised">
      <Container className="grid items-center gap-8 py-8 sm:gap-12 sm:py-12 lg:grid-cols-[5fr_7fr] lg:py-16">
        <div className="flex flex-col items-start gap-4 sm:gap-6">
          <PageHeading className="text-38 text-wrap sm:text-48">
            <Trans>The interview before the interview.</Trans>
          </PageHeading>
          <p className="max-w-prose text-18 text-muted sm:text-20">
            <Trans>
              Meet a mentor in a live room, answer real questions, and get a report on what went well and what
              to practise next.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/programs">
              <Trans>See programs</Trans>
            </ButtonLink>
            <OwnWay tone="quiet" />
            {!isProduction && (
              <ButtonLink to="/demo" tone="quiet">
                <Trans>Try the room</Trans>
              </ButtonLink>
            )}
          </div>
        </div>
        <RoomMiniature />
      </Container>
      <Claims />
    </div>
  );
}
