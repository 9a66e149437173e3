import { Trans } from '@lingui/react/macro';
import type { EarningBalances } from '@preproom/models/contract/mentors/earnings';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Figure, Figures } from '../../ui/Figures.tsx';

export interface EarningFiguresProps {
  balances: EarningBalances;
  due: { name: ReactNode; note: ReactNode };
}

/** What is earned, due and paid. A balance below zero says what that means. */
export function EarningFigures({ balances, due }: EarningFiguresProps) {
  const { rupeesText } = useAmountTexts();
  const { earnedPaise, correctedPaise, duePaise, paidPaise, tdsPaise } = balances;
  const corrected = rupeesText(correctedPaise / 100);
  const tds = rupeesText(tdsPaise / 100);
  return (
    <div className="flex flex-col gap-3">
      <Figures title={<Trans>Balance</Trans>} id="balance">
        <Figure
          name={<Trans>Earned</Trans>}
          note={correctedPaise !== 0 && <Trans>Includes corrections of {corrected}</Trans>}
        >
          {rupeesText((earnedPaise + correctedPaise) / 100)}
        </Figure>
        <Figure name={due.name} note={due.note}>
          {rupeesText(duePaise / 100)}
        </Figure>
        <Figure name={<Trans>Paid</Trans>} note={tdsPaise > 0 && <Trans>Includes {tds} TDS withheld</Trans>}>
          {rupeesText(paidPaise / 100)}
        </Figure>
      </Figures>
      {duePaise < 0 && (
        <Banner tone="info">
          <Trans>
            The balance is below zero because of a correction after a payout. The next earnings make up for
            it.
          </Trans>
        </Banner>
      )}
    </div>
  );
}
