import { Trans } from '@lingui/react/macro';
import { nextRound } from '@preproom/models/contract/reports/nextBooking';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useStore } from '../../../lib/store.ts';
import { useGroupText } from '../../../lib/texts/criteria.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { BookedType } from './bookable.ts';
import { bookingPath } from './bookingPath.ts';
import { useTypeTexts } from './typeTexts.ts';

/** What the learner can book, where the address does not say: the recommended round first, and why. */
export function ChooseType({ types }: { types: readonly BookedType[] }) {
  const { mentorid } = useParams();
  const [search] = useSearchParams();
  const { typeText } = useTypeTexts();
  const pack = useStore((state) => state.ActivePack);
  const feedback = useStore((state) => state.userFeedback);
  const next = pack && nextRound(pack.rounds, feedback);
  const recommended = next?.round ?? types[0];
  const inOrder = types.toSorted((a, b) => Number(b === recommended) - Number(a === recommended));
  return (
    <section aria-labelledby="what-to-book" className="flex max-w-2xl flex-col gap-4">
      <h2 id="what-to-book" className="text-20">
        <Trans>Which session do you want to book?</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {inOrder.map((type) => (
          <li
            key={type}
            className="relative flex flex-col gap-1 rounded-card border border-line bg-raised p-4 hover:border-line-strong"
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                look="title"
                to={bookingPath(type, mentorid, search)}
                className="after:absolute after:inset-0"
              >
                {typeText(type)}
              </Link>
              {type === recommended && (
                <Badge tone="info">
                  <Trans>Recommended</Trans>
                </Badge>
              )}
            </div>
            <p className="text-14 text-muted">
              <About
                type={type}
                focus={type === next?.round ? next.focus : null}
                isNext={type === next?.round}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AboutProps {
  type: BookedType;
  focus: Parameters<ReturnType<typeof useGroupText>>[0] | null;
  isNext: boolean;
}

function About({ type, focus, isNext }: AboutProps): ReactNode {
  const groupText = useGroupText();
  if (type === FREE_INTRODUCTION)
    return <Trans>15 minutes to talk about your goals. Free, and it doesn’t use a round of your pack.</Trans>;
  const group = focus && groupText(focus);
  if (group) return <Trans>Focuses on {group}, your lowest-rated area recently. 45 minutes.</Trans>;
  if (isNext) return <Trans>The next round in your pack. 45 minutes.</Trans>;
  return <Trans>45 minutes. Uses this round of your pack.</Trans>;
}
