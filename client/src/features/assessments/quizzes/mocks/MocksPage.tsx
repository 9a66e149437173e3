import { Trans, useLingui } from '@lingui/react/macro';
import type { MockOffer } from '@preproom/models/contract/assessments/mocks';
import { MOCK_NAMES, sectionsOf } from '@preproom/models/contract/assessments/mockTests';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { useResultText } from '../../../../shared/assessments/attemptTexts.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { When } from '../../../../ui/When.tsx';
import { beginMock, mockTestsQuery } from './api.ts';
import { SECTION_NAMES } from './sectionNames.ts';

/** /assessments/mock: the mock tests with their sections and clocks. */
export function MocksPage() {
  const { t } = useLingui();
  const query = useQuery(mockTestsQuery);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments', label: <Trans>Assessments</Trans> }]} />
        <PageHeading title={t`Mock tests`} />
        <p className="max-w-prose text-muted">
          <Trans>
            Six patterns like those of large recruiters’ campus drives. Each section has its own clock. Once
            you leave a section, you can’t go back. You can take a test again 24 hours after you start it.
          </Trans>
        </p>
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load the mock tests</Trans>}>
        {({ data }) => (
          <ul className="flex flex-col gap-4">
            {data.map((offer) => (
              <MockCard key={offer.test} offer={offer} />
            ))}
          </ul>
        )}
      </QueryView>
    </Container>
  );
}

function MockCard({ offer: { test, openId, canStartAt, last } }: { offer: MockOffer }) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const resultText = useResultText();
  const navigate = useNavigate();
  const name = labelOf(MOCK_NAMES, test, i18n.locale as Language);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => beginMock(test),
    onSuccess: (attemptId) => navigate(`/assessments/mock/${attemptId}`),
  });
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <h2 className="text-18 sm:text-20">{name}</h2>
      <Sections test={test} />
      {last && (
        <p className="text-14 text-muted">
          <Trans>Last result: {resultText(last)}</Trans>
        </p>
      )}
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      {canStartAt ? (
        <p className="text-14 text-muted">
          <Trans>
            You can retake it on <When instant={canStartAt} show="both" />
          </Trans>
        </p>
      ) : (
        <Button
          tone={openId ? 'primary' : 'quiet'}
          isBusy={isPending}
          onClick={() => mutate()}
          aria-label={openId ? t`Continue: ${name}` : t`Start: ${name}`}
        >
          {openId ? <Trans>Continue</Trans> : <Trans>Start</Trans>}
        </Button>
      )}
    </Card>
  );
}

function Sections({ test }: Pick<MockOffer, 'test'>) {
  const { t } = useLingui();
  return (
    <ol className="flex flex-col gap-1 text-muted">
      {sectionsOf(test).map(({ section, count, minutes }) => {
        const name = t(SECTION_NAMES[section]);
        return (
          <li key={section}>
            <Trans>
              {name}: {count} questions in {minutes} min
            </Trans>
          </li>
        );
      })}
    </ol>
  );
}
