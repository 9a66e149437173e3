import { Trans } from '@lingui/react/macro';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { useAmountTexts } from '../../lib/texts/amountText.ts';

/** What a session pays, for its mentor. The server tells nobody else. */
export function SessionPay({
  session: { payPaise, status },
}: {
  session: Pick<Meeting, 'payPaise' | 'status'>;
}) {
  const { rupeesText } = useAmountTexts();
  if (payPaise === undefined || (status !== 'booked' && status !== 'live')) return null;
  const amount = <strong className="text-ink">{rupeesText(payPaise / 100)}</strong>;
  return (
    <p className="text-14 text-muted">
      <Trans>Pays {amount} if you send feedback within 24 hours of the start.</Trans>
    </p>
  );
}
