import { Trans } from '@lingui/react/macro';
import type { PayRates } from '@preproom/models/contract/mentors/pay';
import { FEEDBACK_DUE_HOURS } from '@preproom/models/contract/reports/feedbackDue';
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
            You earn the full amount if the session takes place and you send feedback within{' '}
            {FEEDBACK_DUE_HOURS} hours of the start.
          </Trans>
        </li>
        <li>
          <Trans>
            If the learner doesn’t join, you earn half. If you don’t join, or the session is cancelled, you
            earn nothing.
          </Trans>
        </li>
        <li>
          <Trans>
            If you end a session because of the learner’s behaviour and report it, you earn the full amount.
          </Trans>
        </li>
        <li>
          <Trans>Each session pays the amount set when it was booked.</Trans>
        </li>
        <li>
          <Trans>
            We pay by UPI or bank transfer after the month ends. If tax (TDS) applies, we withhold it and show
            it in your statement.
          </Trans>
        </li>
      </ul>
    </>
  );
}
