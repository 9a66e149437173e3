import { Trans } from '@lingui/react/macro';
import type { Payee } from '@preproom/models/contract/mentors/payee';
import type { EarningFile } from '@preproom/models/contract/mentors/team/earnings';
import type { ReactNode } from 'react';
import { Banner } from '../../../../ui/Banner.tsx';

/** Where to transfer the money. */
export function PayTo({ payee }: Pick<EarningFile, 'payee'>) {
  if (payee === 'unreadable')
    return (
      <Banner tone="error">
        <Trans>
          The payment details can’t be read: PAN_SECRET isn’t the key they were stored with. The mentor is
          asked for them again.
        </Trans>
      </Banner>
    );
  if (payee === null)
    return (
      <Banner tone="info">
        <Trans>No payment details yet. Ask the mentor to add them on their earnings page.</Trans>
      </Banner>
    );
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
      {linesOf(payee).map(([id, name, value]) => (
        <div key={id} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function linesOf(payee: Payee): [string, ReactNode, string][] {
  if (payee.by === 'upi') return [['upi', <Trans key="upi">UPI ID</Trans>, payee.upiId]];
  return [
    ['account', <Trans key="account">Account number</Trans>, payee.account],
    ['ifsc', <Trans key="ifsc">IFSC</Trans>, payee.ifsc],
  ];
}
