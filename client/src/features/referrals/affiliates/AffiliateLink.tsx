import { Trans, useLingui } from '@lingui/react/macro';
import { HOLD_DAYS, REFERRAL_DAYS } from '@preproom/models/contract/payments/attribution';
import type { Affiliate } from '@preproom/models/contract/referrals/affiliates';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Card } from '../../../ui/Card.tsx';
import { ShareLink } from '../../../ui/ShareLink.tsx';

/** The affiliate's link, the ways to share it, and what counts. */
export function AffiliateLink({ link, percent }: Pick<Affiliate, 'link' | 'percent'>) {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  const { percentText } = useAmountTexts();
  return (
    <Card as="section" labelledBy="link" className="flex flex-col gap-4">
      <h2 id="link" className="text-20">
        <Trans>Share your link</Trans>
      </h2>
      <code className="rounded-control border border-line bg-paper px-4 py-3 text-16 wrap-anywhere select-all">
        {link}
      </code>
      <ShareLink
        url={link}
        text={t`Practise interviews with a mentor on ${brandName}:`}
        size="medium"
        copyTone="primary"
      />
      <ul className="flex max-w-prose list-disc flex-col gap-1 ps-5 text-14 text-muted marker:text-line-strong">
        <li>
          <Trans>
            You earn {percentText(percent)} of every order placed within {REFERRAL_DAYS} days of someone
            opening your link. The last link opened counts.
          </Trans>
        </li>
        <li>
          <Trans>
            Commission is on hold for {HOLD_DAYS} days. If an order is refunded, its commission is reversed.
          </Trans>
        </li>
        <li>
          <Trans>
            Each visitor counts once a day. Your own visits, and accounts with your phone number, e-mail or
            browser, don’t count.
          </Trans>
        </li>
      </ul>
    </Card>
  );
}
