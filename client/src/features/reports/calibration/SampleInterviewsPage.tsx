import { Trans, useLingui } from '@lingui/react/macro';
import type { Sample } from '@preproom/models/contract/reports/calibration';
import { useQuery } from '@tanstack/react-query';
import { useBilingual } from '../../../lib/texts/bilingual.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { When } from '../../../ui/When.tsx';
import { sampleInterviewsQuery } from './api.ts';

/** /Dashboard/mentor/sample-interviews: the written interviews that every mentor rates. */
export function SampleInterviewsPage() {
  const { t } = useLingui();
  const query = useQuery(sampleInterviewsQuery);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Sample interviews`} />
      <p className="max-w-prose text-muted">
        <Trans>
          Every mentor rates the same three written interviews, so we can tell a strict rating from a weak
          interview. Each takes about ten minutes. Afterwards you see our own rating and why. They’re due
          again every three months.
        </Trans>
      </p>
      <QueryView query={query} failed={<Trans>Couldn’t load the sample interviews</Trans>}>
        {(samples) => (
          <ul className="flex flex-col gap-4">
            {samples.map((sample) => (
              <li key={sample.id}>
                <SampleCard sample={sample} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Container>
  );
}

function SampleCard({ sample: { id, title, round, ratedAt, isDue } }: { sample: Sample }) {
  const inLanguage = useBilingual();
  const sessionName = useSessionName();
  const to = `/Dashboard/mentor/sample-interviews/${id}`;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-18 wrap-anywhere">{inLanguage(title)}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
          <span>{sessionName({ round, isFree: false })}</span>
          {ratedAt && (
            <span>
              <Trans>
                Rated <When instant={ratedAt} show="date" />
              </Trans>
            </span>
          )}
          {isDue && (
            <Badge tone="warning">
              <Trans>To rate</Trans>
            </Badge>
          )}
        </p>
      </div>
      <ButtonLink to={to} tone={isDue ? 'primary' : 'quiet'}>
        {isDue ? <Trans>Read and rate</Trans> : <Trans>Compare ratings</Trans>}
      </ButtonLink>
    </Card>
  );
}
