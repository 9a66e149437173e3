import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { ASSESSMENTS } from '../../lib/texts/assessments.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Container } from '../../ui/Container.tsx';
import { ButtonLink, Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Assessment } from './Assessment.tsx';

/** Describes the three assessments. None is available yet, and the page says so first. */
export function AssessmentsPage() {
  const { t } = useLingui();
  return (
    <Container className="flex flex-col gap-12 py-12 sm:gap-16 sm:py-16">
      <PageHead
        title={t`Assessments`}
        description={t`Resume analysis, behaviour skill analysis and technical skill analysis: what each one looks at and what you’ll get.`}
      />
      <div className="flex max-w-3xl flex-col items-start gap-3">
        <Badge tone="info">
          <Trans>Not open yet</Trans>
        </Badge>
        <PageHeading className="text-38 sm:text-48">
          <Trans>See how ready you are</Trans>
        </PageHeading>
        <p className="text-18 text-muted sm:text-20">
          <Trans>
            Three assessments that explain every score. You can’t take them yet. Here’s what they’ll look at.
          </Trans>
        </p>
      </div>
      <div>
        {ASSESSMENTS.map((assessment) => (
          <Assessment key={assessment.id} {...assessment} />
        ))}
      </div>
      <Meanwhile />
    </Container>
  );
}

function Meanwhile() {
  return (
    <section
      aria-labelledby="meanwhile"
      className="flex flex-col items-start gap-4 rounded-sheet border border-line bg-raised p-6 sm:p-8"
    >
      <h2 id="meanwhile" className="text-24">
        <Trans>What you can do today</Trans>
      </h2>
      <p className="max-w-prose text-muted">
        <Trans>
          A mock interview with a mentor covers all three: resume, behaviour and subject knowledge. See{' '}
          <Link to="/expression-readings">how expression reading works</Link> on your device.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/programs">
          <Trans>See programs</Trans>
        </ButtonLink>
        <ButtonLink tone="quiet" to="/#start">
          <Trans>Request a callback</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
