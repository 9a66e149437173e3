import { Trans, useLingui } from '@lingui/react/macro';
import { HOLD_DAYS, REFERRAL_DAYS } from '@preproom/models/contract/payments/attribution';
import { getReferrals, type Referrals } from '@preproom/models/contract/referrals/referrals';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Figure, Figures } from '../../ui/Figures.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ShareLink } from '../../ui/ShareLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FriendList } from './FriendList.tsx';
import { RewardCoupons } from './RewardCoupons.tsx';
import { useDiscountText } from './useDiscountText.ts';

/** A learner's own link, what came of it, and the coupons it has earned. */
export function ReferralsPage() {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['referrals'],
    queryFn: ({ signal }) => callApi(getReferrals, { signal }),
  });
  return (
    <Container width="medium" className="flex flex-col gap-8 py-8 sm:py-12">
      <PageHeading title={t`Invite friends`} />
      {data && <Overview referrals={data} />}
      {isPending && <Waiting />}
      {!data && error && (
        <ErrorState title={t`Couldn’t load your invitations`} error={error} onRetry={() => void refetch()} />
      )}
    </Container>
  );
}

function Overview({ referrals }: { referrals: Referrals }) {
  const { link, visitors, joined, paid, reward, friends, coupons } = referrals;
  const { numberText } = useAmountTexts();
  return (
    <>
      <Invitation link={link} reward={reward} />
      {coupons.length > 0 && <RewardCoupons coupons={coupons} />}
      <Figures title={<Trans>So far</Trans>} id="so-far">
        <Figure name={<Trans>Opened your link</Trans>}>{numberText(visitors)}</Figure>
        <Figure name={<Trans>Signed up</Trans>}>{numberText(joined)}</Figure>
        <Figure name={<Trans>Paid</Trans>}>{numberText(paid)}</Figure>
      </Figures>
      <FriendList friends={friends} />
    </>
  );
}

function Invitation({ link, reward }: Pick<Referrals, 'link' | 'reward'>) {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  const discount = useDiscountText()(reward);
  return (
    <Card as="section" labelledBy="link" className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <h2 id="link" className="text-24">
          <Trans>Get {discount} off your next pack</Trans>
        </h2>
        <p className="max-w-prose text-muted">
          <Trans>Share your link. You get a coupon {HOLD_DAYS} days after a friend’s first payment.</Trans>
        </p>
      </div>
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
          <Trans>Your friend has to pay within {REFERRAL_DAYS} days of opening your link.</Trans>
        </li>
        <li>
          <Trans>If they open someone else’s link later, that one counts.</Trans>
        </li>
        <li>
          <Trans>One coupon per friend, for their first payment, unless it’s refunded in full.</Trans>
        </li>
        <li>
          <Trans>
            A coupon takes {discount} off one pack and is valid for {reward.validDays} days.
          </Trans>
        </li>
        <li>
          <Trans>You can’t refer yourself.</Trans>
        </li>
      </ul>
    </Card>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <Skeleton className="h-80" />
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </div>
  );
}
