import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseOffer } from '@preproom/models/contract/assessments/cases';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { casesQuery } from '../../../shared/assessments/practice/practiceQueries.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { beginCase } from './api.ts';
import { CASE_KIND_NAMES } from './caseTexts.ts';
import { InEnglish } from './InEnglish.tsx';

/** /assessments/case: the guided cases, and how far the learner has come with each. */
export function CasesPage() {
  const { t } = useLingui();
  const query = useQuery(casesQuery);
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments', label: <Trans>Assessments</Trans> }]} />
        <PageHeading title={t`Guided cases`} />
        <p className="max-w-prose text-muted">
          <Trans>
            Work through a business case step by step, as in an interview. After each step you’ll see what a
            strong candidate says.
          </Trans>
        </p>
        <InEnglish />
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load the cases</Trans>}>
        {({ data }) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {data.map((offer) => (
              <CaseCard key={offer.title} offer={offer} />
            ))}
          </ul>
        )}
      </QueryView>
    </Container>
  );
}

function CaseCard({ offer: { title, kind, minutes, steps, openId, last } }: { offer: CaseOffer }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => beginCase(title),
    onSuccess: (attemptId) => navigate(`/assessments/case/${attemptId}`),
  });
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <Badge>{t(CASE_KIND_NAMES[kind])}</Badge>
      <h2 lang="en" className="text-18">
        {title}
      </h2>
      <p className="text-14 text-muted">
        <Trans>
          {steps} steps · about {minutes} min
        </Trans>
      </p>
      {last && (
        <p className="text-14 text-muted">
          <Trans>
            Last time: {last.result.right} of {last.result.steps} steps correct
          </Trans>
        </p>
      )}
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          tone={openId ? 'primary' : 'quiet'}
          isBusy={isPending}
          onClick={() => mutate()}
          aria-label={openId ? t`Continue: ${title}` : t`Start: ${title}`}
        >
          {openId ? <Trans>Continue</Trans> : <Trans>Start</Trans>}
        </Button>
        {last && (
          <ButtonLink
            tone="quiet"
            to={`/assessments/case/${last.attemptId}`}
            aria-label={t`View answers: ${title}`}
          >
            <Trans>View answers</Trans>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
