import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Card } from '../../../../ui/Card.tsx';
import { When } from '../../../../ui/When.tsx';
import { LEDGER_TEXTS } from './paymentTexts.ts';

/** Every movement of money and rounds, the earliest first. */
export function Ledger({ entries }: { entries: PaymentFile['ledger'] }) {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  if (entries.length === 0) return null;
  return (
    <Card as="section" labelledBy="ledger" className="flex flex-col gap-2">
      <h2 id="ledger" className="text-18">
        <Trans>Ledger</Trans>
      </h2>
      <ol className="divide-y divide-line text-14">
        {entries.map(({ at, kind, paise, rounds }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added
          <li key={i} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
            <span>{t(LEDGER_TEXTS[kind])}</span>
            <span className="text-end tabular-nums">
              {paise === 0 ? (
                <Plural value={rounds} one="# round" other="# rounds" />
              ) : (
                rupeesText(paise / 100)
              )}
            </span>
            <When instant={at} className="text-muted" />
          </li>
        ))}
      </ol>
    </Card>
  );
}
