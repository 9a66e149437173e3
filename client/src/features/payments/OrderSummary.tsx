import { Plural, Trans } from '@lingui/react/macro';
import { FULL_REFUND_DAYS, PACK_DAYS } from '@preproom/models/contract/payments/packDays';
import type { Product } from '@preproom/models/contract/programs/products';
import { FREE_MOVES, SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRoundText } from '../../lib/texts/roundText.ts';
import { Tag } from '../../ui/forms/Tag.tsx';
import { Link } from '../../ui/Link.tsx';

/** What is bought, for how long, and what happens when it does not suit. */
export function OrderSummary({ product }: { product: Product }) {
  const roundText = useRoundText();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-24 wrap-anywhere">{product.product_name}</h2>
        <p className="text-muted">
          <Plural value={product.total_session} one="# mock interview" other="# mock interviews" />
        </p>
      </div>
      <ol className="flex flex-wrap gap-2">
        {product.sessionIncludes.map((round) => (
          <li key={round}>
            <Tag>{roundText(round)}</Tag>
          </li>
        ))}
      </ol>
      <ul className="flex flex-col gap-2.5 text-14">
        <Point>
          <Trans>Each session is {SESSION_MINUTES} minutes, one-on-one with a mentor.</Trans>
        </Point>
        <Point>
          <Trans>
            Pick your mentor and time for each one. Reschedule a session up to {FREE_MOVES} times.
          </Trans>
        </Point>
        <Point>
          <Trans>Use your sessions within {PACK_DAYS} days of the program’s start.</Trans>
        </Point>
        <Point>
          <Trans>If you already have a pack, this one starts when that one ends.</Trans>
        </Point>
        <Point>
          <Trans>
            Full refund within {FULL_REFUND_DAYS} days if you haven’t used a round.{' '}
            <Link to="/refundpolicy">Refund policy</Link>
          </Trans>
        </Point>
      </ul>
    </div>
  );
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-peacock" />
      <span>{children}</span>
    </li>
  );
}
