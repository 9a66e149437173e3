import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { Day } from '../Day.tsx';
import { Facts } from '../Facts.tsx';
import { OUTCOME_TEXTS } from './paymentTexts.ts';

/** Whose link led to the order, and what came of it. */
export function Attribution({ referral }: { referral: NonNullable<PaymentFile['referral']> }) {
  const { t } = useLingui();
  const { rupeesText, percentText } = useAmountTexts();
  const { kind, name, affiliateId, day, outcome, percent, commissionPaise } = referral;
  const who = name ?? t`Former member`;
  const commission = rupeesText(commissionPaise / 100);
  return (
    <Card as="section" labelledBy="attribution" className="flex flex-col gap-4">
      <h2 id="attribution" className="text-18">
        <Trans>Referred by</Trans>
      </h2>
      <Facts
        facts={[
          [
            kind === 'affiliate' ? t`Affiliate` : t`Learner`,
            affiliateId ? (
              <Link key="who" to={`/hq/admin/affiliates/${affiliateId}`}>
                {who}
              </Link>
            ) : (
              who
            ),
          ],
          [t`Last opened`, <Day key="day" day={day} />],
          [t`Result`, outcome ? t(OUTCOME_TEXTS[outcome]) : t`Shown once the order is paid`],
          ...(kind === 'affiliate'
            ? ([[t`Commission`, t`${commission} (${percentText(percent)})`]] as const)
            : []),
        ]}
      />
    </Card>
  );
}
