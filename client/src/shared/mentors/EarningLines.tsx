import { Trans } from '@lingui/react/macro';
import type { EarningLine, EarningStatement } from '@preproom/models/contract/mentors/earnings';
import type { ReactNode } from 'react';
import { sessionPath } from '../../lib/sessionPaths.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useSessionName } from '../../lib/texts/roundText.ts';
import { Link } from '../../ui/Link.tsx';
import { When } from '../../ui/When.tsx';
import { PayoutLine } from '../payments/statements/PayoutLine.tsx';
import { useOutcomeText } from './payTexts.ts';

export interface EarningLinesProps {
  statement: EarningStatement;
  /** Each session leads to its page; only its mentor may open that. */
  areLinked?: boolean;
}

/** The sessions and payouts of a month: how much, and why. Learners are not named. */
export function EarningLines({ statement: { lines, payouts }, areLinked = false }: EarningLinesProps) {
  if (lines.length + payouts.length === 0)
    return (
      <p className="text-muted">
        <Trans>No sessions or payouts this month.</Trans>
      </p>
    );
  return (
    <>
      {lines.length > 0 && (
        <Part title={<Trans>Sessions</Trans>}>
          {lines.map((line) => (
            <SessionLine key={line.roomid} line={line} isLinked={areLinked} />
          ))}
        </Part>
      )}
      {payouts.length > 0 && (
        <Part title={<Trans>Payouts</Trans>}>
          {payouts.map((payout) => (
            <PayoutLine key={payout.reference} payout={payout} />
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-16">{title}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4 sm:px-6">
        {children}
      </ul>
    </div>
  );
}

function SessionLine({ line, isLinked }: { line: EarningLine; isLinked: boolean }) {
  const { rupeesText } = useAmountTexts();
  const sessionName = useSessionName();
  const outcomeText = useOutcomeText();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4">
      <span className="min-w-0 font-medium">
        {isLinked ? (
          <Link look="title" to={sessionPath(line.roomid)}>
            {sessionName(line)}
          </Link>
        ) : (
          sessionName(line)
        )}
      </span>
      <span className="text-end font-medium tabular-nums">{rupeesText(line.paise / 100)}</span>
      <span className="col-span-2 flex flex-wrap gap-x-3 text-14 text-muted">
        <When instant={line.startsAt} show="date" className="tabular-nums" />
        <span>{outcomeText(line.outcome)}</span>
      </span>
    </li>
  );
}
