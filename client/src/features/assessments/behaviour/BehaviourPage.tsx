import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SituationsCard } from './situations/SituationsCard.tsx';

/** /assessments/behaviour: the choice between situations and the practice room. */
export function BehaviourPage() {
  const { t } = useLingui();
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments', label: <Trans>Assessments</Trans> }]} />
        <PageHeading title={t`Behaviour skill analysis`} />
        <p className="max-w-prose text-muted">
          <Trans>
            Two ways to see how you come across at work and in interviews. Take them in any order.
          </Trans>
        </p>
      </div>
      <div className="grid items-stretch gap-6 md:grid-cols-2">
        <SituationsCard />
        <PracticeCard />
      </div>
    </Container>
  );
}

function PracticeCard() {
  return (
    <Card as="section" labelledBy="practice-room" className="flex flex-col items-start gap-3">
      <h2 id="practice-room" className="text-20">
        <Trans>Practice room</Trans>
      </h2>
      <p className="text-muted">
        <Trans>
          Answer five interview questions against the clock, on camera, by voice or in writing. See how you
          used the time and, if you agree, your pace, pauses and expressions.
        </Trans>
      </p>
      <p className="text-14 text-muted">
        <Trans>About 10 min · as often as you like</Trans>
      </p>
      <ButtonLink to="/assessments/practice" className="mt-auto">
        <Trans>Open the practice room</Trans>
      </ButtonLink>
    </Card>
  );
}
