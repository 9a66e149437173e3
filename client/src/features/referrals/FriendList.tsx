import { Trans, useLingui } from '@lingui/react/macro';
import type { Friend } from '@preproom/models/contract/referrals/referrals';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { When } from '../../ui/When.tsx';

const STATES: Record<Friend['state'], { tone: BadgeTone; text: ReactNode }> = {
  joined: { tone: 'plain', text: <Trans>Signed up</Trans> },
  paid: { tone: 'info', text: <Trans>Paid</Trans> },
  rewarded: { tone: 'success', text: <Trans>Coupon earned</Trans> },
  refunded: { tone: 'warning', text: <Trans>Refunded</Trans> },
};

/** Friends by their first names, the latest first. */
export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="friends" className="flex flex-col gap-4">
      <h2 id="friends" className="text-20">
        <Trans>Friends</Trans>
      </h2>
      {friends.length === 0 ? (
        <EmptyState title={t`No invited friends yet`}>
          <Trans>Send your link to someone who’s preparing for interviews.</Trans>
        </EmptyState>
      ) : (
        <Card className="py-0 sm:py-0">
          <ul className="divide-y divide-line">
            {friends.map(({ firstName, state, at }) => (
              <li
                key={`${firstName} ${at}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4"
              >
                <span className="min-w-0 font-medium wrap-anywhere">{firstName}</span>
                <span className="flex flex-wrap items-center gap-3">
                  <When instant={at} show="date" className="text-14 text-muted tabular-nums" />
                  <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
