import { Plural, Trans } from '@lingui/react/macro';
import type { MentorHome } from '@preproom/models/contract/sessions/bookings';
import { useId } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { StarsShown } from '../../../../ui/StarsShown.tsx';
import { When } from '../../../../ui/When.tsx';
import { SLOTS_PATH } from './AddTimes.tsx';

/** The mentor's rating and their next time that can be booked. */
export function Standing({ home }: { home: MentorHome }) {
  const rating = useId();
  const free = useId();
  const { averageText } = useAmountTexts();
  const { average, count } = home.rating;
  return (
    <>
      <Card as="section" labelledBy={rating} className="flex flex-col gap-2">
        <h2 id={rating} className="text-18">
          <Trans>Your rating</Trans>
        </h2>
        {average === null ? (
          <p className="text-muted">
            <Trans>No ratings yet. Learners rate you after each session.</Trans>
          </p>
        ) : (
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-heading text-30 font-semibold tabular-nums">{averageText(average)}</span>
            <StarsShown value={Math.round(average)} />
            <span className="text-14 text-muted">
              <Plural value={count} one="# rating" other="# ratings" />
            </span>
          </p>
        )}
      </Card>
      {home.offersTimes && (
        <Card as="section" labelledBy={free} className="flex flex-col gap-2">
          <h2 id={free} className="text-18">
            <Trans>Next free time</Trans>
          </h2>
          <p>
            {home.nextFreeAt ? (
              <When instant={home.nextFreeAt} />
            ) : (
              <Trans>Learners can’t book you in the next 4 weeks.</Trans>
            )}
          </p>
          <Link to={SLOTS_PATH} className="self-start text-14">
            <Trans>Edit availability</Trans>
          </Link>
        </Card>
      )}
    </>
  );
}
