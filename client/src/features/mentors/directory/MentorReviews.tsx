import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MentorPage, PublicReview } from '@preproom/models/contract/mentors/directory';
import { type ReactNode, useId } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { Pagination } from '../../../ui/Pagination.tsx';
import { StarsShown } from '../../../ui/StarsShown.tsx';
import { When } from '../../../ui/When.tsx';

export interface MentorReviewsProps {
  mentor: MentorPage;
  page: number;
  /** The page's own path. */
  at: string;
  actionsOf?: (review: PublicReview) => ReactNode;
}

/** The average with the number it rests on, how many gave how many stars, and what learners wrote for everyone. */
export function MentorReviews({ mentor, page, at, actionsOf }: MentorReviewsProps) {
  const heading = useId();
  const { reviews, reviewPages, ratingCount } = mentor;
  return (
    <section id="reviews" aria-labelledby={heading} className="flex min-w-0 scroll-mt-20 flex-col gap-6">
      <h2 id={heading} className="text-24">
        <Trans>Ratings and reviews</Trans>
      </h2>
      {ratingCount === 0 ? (
        <p className="text-muted">
          <Trans>No ratings yet. Learners can rate {mentor.Name} after a session.</Trans>
        </p>
      ) : (
        <Distribution mentor={mentor} />
      )}
      {ratingCount > 0 && mentor.reviewTotal === 0 && (
        <p className="text-muted">
          <Trans>No written reviews yet.</Trans>
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {reviews.map((review) => (
          <li key={review._id} className="py-5 first:pt-0">
            <Review review={review} mentorName={mentor.Name} actions={actionsOf?.(review)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={reviewPages}
        hrefOf={(target) => `${at}${target > 1 ? `?page=${target}` : ''}#reviews`}
      />
    </section>
  );
}

function Distribution({ mentor }: { mentor: MentorPage }) {
  const { averageText } = useAmountTexts();
  const { rating, distribution, ratingCount } = mentor;
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[auto_minmax(0,24rem)] sm:gap-8">
      <div>
        <p className="font-heading text-48 leading-none font-semibold tabular-nums">
          {averageText(rating ?? 0)}
        </p>
        <p className="mt-1 text-14 text-muted">
          <Plural value={ratingCount} one="out of 5, from # rating" other="out of 5, from # ratings" />
        </p>
      </div>
      <ol className="flex flex-col gap-1">
        {distribution
          .map((count, i) => ({ stars: i + 1, count }))
          .toReversed()
          .map(({ stars, count }) => (
            <Bar key={stars} stars={stars} count={count} share={count / ratingCount} />
          ))}
      </ol>
    </div>
  );
}

function Bar({ stars, count, share }: { stars: number; count: number; share: number }) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr_2.5rem] items-center gap-3 text-14 tabular-nums">
      <span>
        <Plural value={stars} one="# star" other="# stars" />
      </span>
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-ink/10">
        <span className="block h-full rounded-full bg-peacock" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="text-end text-muted">{count}</span>
    </li>
  );
}

interface ReviewProps {
  review: PublicReview;
  mentorName: string;
  actions: ReactNode;
}

function Review({ review, mentorName, actions }: ReviewProps) {
  const { t } = useLingui();
  const sessionName = useSessionName();
  const { stars, text, firstName, round, isFree, writtenAt, answer } = review;
  return (
    <article className="flex flex-col gap-2 break-words">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <StarsShown value={stars} />
        <span className="font-medium text-ink">
          {firstName === null ? t`Former learner` : firstName || t`A learner`}
        </span>
        {round && <span>{sessionName({ round, isFree })}</span>}
        <When instant={writtenAt} show="date" />
      </div>
      <p className="max-w-prose whitespace-pre-line">{text}</p>
      {answer && (
        <div className="mt-1 flex flex-col gap-1 border-s-2 border-line ps-4">
          <p className="text-14 font-medium">
            <Trans>{mentorName} answered</Trans>
          </p>
          <p className="max-w-prose whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {actions}
    </article>
  );
}
