import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useRoundText } from '../../../../lib/texts/roundText.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { When } from '../../../../ui/When.tsx';
import { REFUND_STATE_TEXTS } from './paymentTexts.ts';

type Refund = PaymentFile['refunds'][number];

/** What was given back, and what is on its way. */
export function Refunds({ refunds }: Pick<PaymentFile, 'refunds'>) {
  return (
    <Card as="section" labelledBy="refunds" className="flex flex-col gap-2">
      <h2 id="refunds" className="text-18">
        <Trans>Refunds</Trans>
      </h2>
      {refunds.length === 0 ? (
        <p className="text-14 text-muted">
          <Trans>None yet.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {refunds.map((refund, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only added
            <RefundRow key={refunds.length - i} refund={refund} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RefundRow({
  refund: { paise, rounds, by, actor, reason, at, state, refundId },
}: {
  refund: Refund;
}) {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const roundText = useRoundText();
  const who: Record<Refund['by'], string> = {
    team: actor ?? t`Former teammate`,
    command: t`System`,
    product: t`Automatic: unmatched payment`,
    deletion: t`Automatic: account being deleted`,
    provider: t`In the provider’s dashboard`,
  };
  return (
    <li className="flex flex-col gap-1 py-3 text-14 wrap-anywhere">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-16 font-medium tabular-nums">{rupeesText(paise / 100)}</span>
        <Badge tone={REFUND_STATE_TEXTS[state].tone}>{t(REFUND_STATE_TEXTS[state].text)}</Badge>
      </span>
      {rounds.length > 0 && <span>{rounds.map(roundText).join(', ')}</span>}
      {(by === 'team' || by === 'command') && reason !== '' && <span>{reason}</span>}
      <span className="text-muted">
        {who[by]}
        {at && (
          <>
            {' '}
            · <When instant={at} />
          </>
        )}
      </span>
      {refundId && <code className="text-muted">{refundId}</code>}
    </li>
  );
}
