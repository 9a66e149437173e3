import { Trans } from '@lingui/react/macro';
import type { WaitingEarning } from '@preproom/models/contract/mentors/earnings';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { afterCallPath } from '../../lib/sessionPaths.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useSessionName } from '../../lib/texts/roundText.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { When } from '../../ui/When.tsx';
import { earningsQuery } from './earningsQuery.ts';
import { isPaid } from './payTexts.ts';

/** Earned, due and paid on the mentor's dashboard. Without an answer it is left out: the page of earnings says what failed. */
export function EarningsCard() {
  const heading = useId();
  const { rupeesText } = useAmountTexts();
  const { data } = useQuery(earningsQuery());
  if (!data) return null;
  const { balances, waiting, rates } = data;
  const isVoluntary = !isPaid(rates) && balances.earnedPaise === 0 && waiting.length === 0;
  const rows = [
    [<Trans key="earned">Earned</Trans>, balances.earnedPaise + balances.correctedPaise],
    [<Trans key="due">To be paid</Trans>, balances.duePaise],
    [<Trans key="paid">Paid</Trans>, balances.paidPaise],
  ] as const;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-18">
        <Trans>Earnings</Trans>
      </h2>
      {isVoluntary ? (
        <p className="text-muted">
          <Trans>Sessions are voluntary at the moment.</Trans>
        </p>
      ) : (
        <dl className="flex flex-col gap-1">
          {rows.map(([name, paise]) => (
            <div key={name.key} className="flex justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd className="font-medium tabular-nums">{rupeesText(paise / 100)}</dd>
            </div>
          ))}
        </dl>
      )}
      {waiting.length > 0 && <WaitingFor sessions={waiting} />}
      <Link to="/Dashboard/mentor/earnings" className="self-start text-14">
        <Trans>View earnings</Trans>
      </Link>
    </Card>
  );
}

/** What each session will earn, and until when its feedback counts. */
function WaitingFor({ sessions }: { sessions: readonly WaitingEarning[] }) {
  const { rupeesText } = useAmountTexts();
  const sessionName = useSessionName();
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3 text-14">
      <h3 className="text-14 font-medium">
        <Trans>Waiting for your feedback</Trans>
      </h3>
      <ul className="flex flex-col gap-2">
        {sessions.map((session) => (
          <li key={session.roomid} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <Link to={afterCallPath(session.roomid)}>{sessionName(session)}</Link>
            <span className="font-medium tabular-nums">{rupeesText(session.paise / 100)}</span>
            <span className="col-span-2 text-muted">
              <Trans>
                Send it by <When instant={session.feedbackDueAt} />
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
