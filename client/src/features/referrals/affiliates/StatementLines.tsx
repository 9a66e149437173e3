import { Trans } from '@lingui/react/macro';
import type { Statement, StatementLine } from '@preproom/models/contract/referrals/statements';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { PayoutLines, StatementPart } from '../../../shared/payments/statements/StatementPart.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { When } from '../../../ui/When.tsx';

const STATES: Record<StatementLine['state'], { tone: BadgeTone; text: ReactNode }> = {
  held: { tone: 'plain', text: <Trans>On hold</Trans> },
  available: { tone: 'success', text: <Trans>Available</Trans> },
  reversed: { tone: 'warning', text: <Trans>Reversed</Trans> },
};

/** The orders and payouts of a month. An order says what was bought, never by whom. */
export function StatementLines({ statement: { lines, payouts } }: { statement: Statement }) {
  return (
    <>
      {lines.length > 0 && (
        <StatementPart title={<Trans>Orders</Trans>}>
          {lines.map((line) => (
            <OrderLine key={line.orderId} line={line} />
          ))}
        </StatementPart>
      )}
      <PayoutLines payouts={payouts} />
      {lines.length + payouts.length === 0 && (
        <p className="text-muted">
          <Trans>No orders or payouts this month.</Trans>
        </p>
      )}
    </>
  );
}

function OrderLine({ line }: { line: StatementLine }) {
  const { rupeesText } = useAmountTexts();
  const { orderId, paidAt, course, orderPaise, earnedPaise, reversedPaise, state } = line;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-4 break-inside-avoid">
      <span className="min-w-0 font-medium wrap-anywhere">
        <Trans>
          {course}, {rupeesText(orderPaise / 100)}
        </Trans>
      </span>
      <span className="text-end font-medium tabular-nums">
        {rupeesText((earnedPaise - reversedPaise) / 100)}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <When instant={paidAt} show="date" className="tabular-nums" />
        <span className="wrap-anywhere">{orderId}</span>
        {reversedPaise > 0 && (
          <span>
            <Trans>
              {rupeesText(earnedPaise / 100)} earned, {rupeesText(reversedPaise / 100)} reversed
            </Trans>
          </span>
        )}
      </span>
      <span className="justify-self-end">
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      </span>
    </li>
  );
}
