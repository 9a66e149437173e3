import { Trans } from '@lingui/react/macro';
import type { PayRates } from '@preproom/models/contract/mentors/pay';
import { PayList } from './PayList.tsx';
import { isPaid } from './payTexts.ts';

/** How much, what for and when; or that sessions are voluntary. */
export function PayRules({ rates }: { rates: PayRates }) {
  if (!isPaid(rates))
    return (
      <p className="text-muted">
        <Trans>Mentoring is voluntary at the moment: sessions aren’t paid.</Trans>
      </p>
    );
  return (
    <>
      <PayList rates={rates} />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-14 text-muted">
        <li>
          <Trans>
            You earn it when the session has taken place and you’ve sent feedback within 24 hours of its
            start.
          </Trans>
        </li>
        <li>
          <Trans>
            If the learner doesn’t join, you earn half. If you don’t join or you cancel, you earn nothing.
          </Trans>
        </li>
        <li>
          <Trans>A session keeps the amount it had when it was booked.</Trans>
        </li>
        <li>
          <Trans>We pay by bank transfer after the month ends.</Trans>
        </li>
      </ul>
    </>
  );
}
