import { Trans } from '@lingui/react/macro';
import { laterPart } from '../../../lib/page/laterPart.tsx';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { StartLinks } from '../../../shared/site/StartLinks.tsx';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Answers } from './Answers.tsx';

const RoomMiniature = laterPart(async () => (await import('./miniature/RoomMiniature.tsx')).RoomMiniature, {
  placeholder: <div className="aspect-[10/11] sm:aspect-[76/47]" />,
});

/** The promise in one sentence, how to start, what people ask first, and the miniature of the room. */
export function Hero() {
  const { isProduction } = usePageSettings();
  return (
    <div className="border-b border-line bg-linear-to-b from-paper to-raised">
      <Container className="grid items-center gap-8 py-8 sm:gap-12 sm:py-12 lg:grid-cols-[5fr_6fr] lg:py-16">
        <div className="flex flex-col items-start gap-4 sm:gap-6">
          <PageHeading className="text-38 text-balance sm:text-48">
            <Trans>Mock interviews with people who do the job.</Trans>
          </PageHeading>
          <p className="max-w-prose text-16 text-muted sm:text-20">
            <Trans>
              Book a 45-minute HR or technical round by video. Your mentor gives feedback on 20 criteria and
              tells you what to practise before the real one.
            </Trans>
          </p>
          <StartLinks hasPrograms>
            {!isProduction && (
              <Link to="/demo">
                <Trans>Try the room</Trans>
              </Link>
            )}
          </StartLinks>
        </div>
        {/* On a phone the mentors below say more in less space. */}
        <div className="max-sm:hidden">
          <RoomMiniature />
        </div>
      </Container>
      <Answers />
    </div>
  );
}
