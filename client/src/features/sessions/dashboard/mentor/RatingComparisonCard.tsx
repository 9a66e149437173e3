import { Plural, Trans } from '@lingui/react/macro';
import {
  getRatingComparison,
  getSampleInterviews,
  isClearlyDifferent,
  MIN_RATED_SESSIONS,
  type RatingComparison,
  type Severity,
} from '@preproom/models/contract/reports/calibration';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callApi } from '../../../../lib/api.ts';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink, Link } from '../../../../ui/Link.tsx';

const SAMPLES_PATH = '/Dashboard/mentor/sample-interviews';

/** How the mentor's stars compare with other mentors', and the sample interviews that are due. Left out while it is unknown. */
export function RatingComparisonCard() {
  const heading = useId();
  const { data: comparison } = useQuery({
    queryKey: ['rating-comparison'],
    queryFn: async ({ signal }) => (await callApi(getRatingComparison, { signal })).data,
  });
  if (!comparison) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-18">
        <Trans>How you rate</Trans>
      </h2>
      <Compared comparison={comparison} />
      <Samples />
    </Card>
  );
}

function Samples() {
  // Without the answer the link is still there.
  const { data } = useQuery({
    queryKey: ['sample-interviews'],
    queryFn: async ({ signal }) => (await callApi(getSampleInterviews, { signal })).data,
  });
  const due = data?.filter(({ isDue }) => isDue).length ?? 0;
  if (due === 0)
    return (
      <Link to={SAMPLES_PATH} className="self-start text-14">
        <Trans>Sample interviews</Trans>
      </Link>
    );
  return (
    <>
      <p className="max-w-prose text-14">
        <Plural
          value={due}
          one="# sample interview is due. Every mentor rates the same three, so that ratings can be compared."
          other="# sample interviews are due. Every mentor rates the same three, so that ratings can be compared."
        />
      </p>
      <ButtonLink to={SAMPLES_PATH} tone="quiet" size="small" className="self-start">
        <Trans>Rate sample interviews</Trans>
      </ButtonLink>
    </>
  );
}

function Compared({ comparison: { sessions, severity, drift } }: { comparison: RatingComparison }) {
  if (severity === null)
    return (
      <p className="text-muted">
        <Trans>
          We’ll compare your ratings with other mentors’ once you’ve rated {MIN_RATED_SESSIONS} sessions. So
          far: {sessions}.
        </Trans>
      </p>
    );
  return (
    <>
      <p>
        <Difference {...severity} />{' '}
        {isClearlyDifferent(severity) ? (
          <Trans>Your learners read this in their report, below your stars.</Trans>
        ) : (
          <Trans>That’s not enough to tell your learners.</Trans>
        )}
      </p>
      {drift !== null && (
        <p>
          <DriftText drift={drift} />
        </p>
      )}
      <p className="max-w-prose text-14 text-muted">
        <Plural
          value={sessions}
          one="From # session of the last year and the sample interviews."
          other="From # sessions of the last year and the sample interviews."
        />{' '}
        <Trans>
          Measured every night from how you and other mentors rated the same people. There’s no right number.
          Our team sees it too.
        </Trans>
      </p>
    </>
  );
}

function Difference({ difference, low, high }: Severity) {
  const { averageText } = useAmountTexts();
  const text = (stars: number) => averageText(Math.abs(stars));
  const stars = text(difference);
  if (low <= 0 && high >= 0)
    return <Trans>You rate about the same as other mentors do for the same performance.</Trans>;
  if (difference < 0)
    return (
      <Trans>
        You rate about {stars} stars lower than other mentors do for the same performance (most likely{' '}
        {text(high)} to {text(low)}).
      </Trans>
    );
  return (
    <Trans>
      You rate about {stars} stars higher than other mentors do for the same performance (most likely{' '}
      {text(low)} to {text(high)}).
    </Trans>
  );
}

function DriftText({ drift }: { drift: number }) {
  const { averageText } = useAmountTexts();
  const stars = averageText(Math.abs(drift));
  return drift < 0 ? (
    <Trans>
      Your latest eight ratings are about {stars} stars lower than your earlier ones would lead us to expect.
    </Trans>
  ) : (
    <Trans>
      Your latest eight ratings are about {stars} stars higher than your earlier ones would lead us to expect.
    </Trans>
  );
}
