import { Trans, useLingui } from '@lingui/react/macro';
import { PACK_DAYS } from '@preproom/models/contract/payments/packDays';
import { SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { RenderingContext } from '../../lib/page/rendering.ts';
import { Container } from '../../ui/Container.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { programsQuery } from './api.ts';
import { courses } from './courses.ts';
import { ProgramList } from './ProgramList.tsx';

export function ProgramsPage() {
  const { t } = useLingui();
  const { origin } = use(RenderingContext);
  const { brandName } = usePageSettings();
  const { data: programs = [] } = useQuery(programsQuery());
  const description = t`Compare mock interview programs: rounds, sessions and prices in rupees.`;
  return (
    <Container className="flex flex-col gap-8 py-12 sm:gap-12 sm:py-16">
      <PageHead
        title={t`Programs`}
        description={description}
        {...(programs.length > 0 && {
          structuredData: courses(programs, { name: brandName, origin }, description),
        })}
      />
      <div className="flex max-w-3xl flex-col gap-3">
        <PageHeading className="text-30 sm:text-48">
          <Trans>Find the perfect program to enhance your skills.</Trans>
        </PageHeading>
        <p className="text-18 text-muted sm:text-20">
          <Trans>Let Our Expert Guidance Propel You Towards Success in the Competitive Job Market.</Trans>
        </p>
      </div>
      <ProgramList />
      <Notes />
    </Container>
  );
}

function Notes() {
  return (
    <ul className="grid gap-6 border-t border-line pt-8 text-muted sm:grid-cols-3">
      <li>
        <Trans>
          Each session lasts {SESSION_MINUTES} minutes. Use your sessions within {PACK_DAYS} days of your
          program’s start. For unused sessions, see the <Link to="/refundpolicy">refund policy</Link>.
        </Trans>
      </li>
      <li>
        <Trans>
          The AI tool runs on your own device, and only if you agree. It describes facial movements, not
          feelings. <Link to="/expression-readings">How it works</Link>
        </Trans>
      </li>
      <li>
        <Trans>
          Not sure which one? <Link to="/#start">Request a callback</Link> and we’ll help you choose.
        </Trans>
      </li>
    </ul>
  );
}
