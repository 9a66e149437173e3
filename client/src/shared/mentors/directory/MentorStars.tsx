import { Plural, Trans } from '@lingui/react/macro';
import type { PublicMentor } from '@preproom/models/contract/mentors/mentors';
import { Star } from 'lucide-react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';

/** "4.6 (12 ratings)"; "New" while there are none. */
export function MentorStars({ rating, ratingCount }: Pick<PublicMentor, 'rating' | 'ratingCount'>) {
  const { averageText } = useAmountTexts();
  if (rating === null)
    return (
      <span className="text-muted">
        <Trans>No ratings yet</Trans>
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Star aria-hidden className="size-4 fill-peacock text-peacock" />
      <span className="font-medium">
        <span className="sr-only">
          <Trans>{averageText(rating)} of 5 stars</Trans>
        </span>
        <span aria-hidden>{averageText(rating)}</span>
      </span>
      <span className="text-muted">
        (<Plural value={ratingCount} one="# rating" other="# ratings" />)
      </span>
    </span>
  );
}
