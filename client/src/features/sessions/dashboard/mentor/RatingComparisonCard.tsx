import { Plural, Trans } from '@lingui/react/macro';
import { getRatingComparison, type RatingComparison } from '@preproom/models/contract/reports/performance';
import { MIN_SHARED_LEARNERS } from '@preproom/models/contract/reports/ratingComparison';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callApi } from '../../../../lib/api.ts';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Card } from '../../../../ui/Card.tsx';

/** How the mentor's stars compare with other mentors' for the same learners. Left out while it is unknown. */
export function RatingComparisonCard() {
  const heading = useId();
  const { data } = useQuery({
    queryKey: ['rating-comparison'],
    queryFn: async ({ signal }) => (await callApi(getRatingComparison, { signal })).data,
  });
  if (!data) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="text-18">
        <Trans>How you rate</Trans>
      </h2>
      <Compared comparison={data} />
    </Card>
  );
}

function Compared({ comparison: { difference, learners } }: { comparison: RatingComparison }) {
  const { averageText } = useAmountTexts();
  if (difference === null)
    return (
      <p className="text-muted">
        <Trans>
          We’ll compare your ratings with other mentors’ once at least {MIN_SHARED_LEARNERS} of your learners
          have been rated by another mentor too. So far: {learners}.
        </Trans>
      </p>
    );
  const stars = averageText(Math.abs(difference));
  return (
    <>
      <p>
        {Number(Math.abs(difference).toFixed(1)) === 0 ? (
          <Trans>You rate about the same as other mentors do for the same learners.</Trans>
        ) : difference < 0 ? (
          <Trans>You rate {stars} stars lower than other mentors do for the same learners.</Trans>
        ) : (
          <Trans>You rate {stars} stars higher than other mentors do for the same learners.</Trans>
        )}{' '}
        <Trans>For your information. There’s no right number.</Trans>
      </p>
      <p className="max-w-prose text-14 text-muted">
        <Plural value={learners} one="Based on # learner." other="Based on # learners." />{' '}
        <Trans>
          For each learner, we average the difference across the criteria that you and other mentors both
          rated. With few learners, the difference looks smaller than it is. Learners also improve between
          sessions. Only you and our team see this.
        </Trans>
      </p>
    </>
  );
}
