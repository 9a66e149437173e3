import { Trans } from '@lingui/react/macro';
import type { AffiliateFile } from '@preproom/models/contract/referrals/team/affiliates';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Card } from '../../../ui/Card.tsx';
import { When } from '../../../ui/When.tsx';

/** Facts that only the team sees. */
export function AffiliateFacts({ affiliate }: { affiliate: AffiliateFile }) {
  const { percentText } = useAmountTexts();
  const { Email, isEmailProved, phone, code, since, percent } = affiliate;
  return (
    <Card as="section" labelledBy="team-only" className="flex flex-col gap-4">
      <h2 id="team-only" className="text-18">
        <Trans>Team only</Trans>
      </h2>
      <dl className="flex flex-col gap-3 text-14">
        <Fact name={<Trans>E-mail</Trans>}>
          {Email}
          {!isEmailProved && (
            <span className="block text-muted">
              <Trans>not confirmed</Trans>
            </span>
          )}
        </Fact>
        <Fact name={<Trans>Phone number</Trans>}>{phone}</Fact>
        <Fact name={<Trans>Code in the link</Trans>}>
          <code>{code}</code>
        </Fact>
        <Fact name={<Trans>Joined</Trans>}>
          <When instant={since} show="date" />
        </Fact>
        <Fact name={<Trans>Commission on new orders</Trans>}>{percentText(percent)}</Fact>
      </dl>
      <p className="text-14 text-muted">
        <Trans>Your visit to this page is logged.</Trans>
      </p>
    </Card>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
