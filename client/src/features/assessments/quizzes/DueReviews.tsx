import { Plural, Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';

/** Leads to the review of what was wrong. */
export function DueReviews({ count }: { count: number }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="font-medium">
        <Plural value={count} one="# question is due for review" other="# questions are due for review" />
      </p>
      <ButtonLink to="/assessments/review">
        <Trans>Review now</Trans>
      </ButtonLink>
    </Card>
  );
}
