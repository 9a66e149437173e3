import { Trans } from '@lingui/react/macro';
import type { Correction, EarningLine, EarningStatement } from '@preproom/models/contract/mentors/earnings';
import { sessionPath } from '../../lib/sessionPaths.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useSessionName } from '../../lib/texts/roundText.ts';
import { Link } from '../../ui/Link.tsx';
import { When } from '../../ui/When.tsx';
import { PayoutLines, StatementPart } from '../payments/statements/StatementPart.tsx';
import { useOutcomeText } from './payTexts.ts';

export interface EarningLinesProps {
  statement: EarningStatement;
  /** Each session leads to its page; only its mentor may open that. */
  areLinked?: boolean;
}

/** The sessions, corrections and payouts of a month: how much, and why. Learners are not named. */
export function EarningLines({ statement, areLinked = false }: EarningLinesProps) {
  const { lines, corrections, payouts } = statement;
  if (lines.length + corrections.length + payouts.length === 0)
    return (
      <p className="text-muted">
        <Trans>No sessions or payouts this month.</Trans>
      </p>
    );
  return (
    <>
      {lines.length > 0 && (
        <StatementPart title={<Trans>Sessions</Trans>}>
          {lines.map((line) => (
            <SessionLine key={line.roomid} line={line} isLinked={areLinked} />
          ))}
        </StatementPart>
      )}
      {corrections.length > 0 && (
        <StatementPart title={<Trans>Corrections</Trans>}>
          {corrections.map((correction) => (
            <CorrectionLine key={correction.at} correction={correction} />
          ))}
        </StatementPart>
      )}
      <PayoutLines payouts={payouts} />
    </>
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

function CorrectionLine({ correction: { at, paise, reason } }: { correction: Correction }) {
  const { rupeesText } = useAmountTexts();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4">
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">{reason}</span>
      <span className="text-end font-medium tabular-nums">{rupeesText(paise / 100)}</span>
      <When instant={at} show="date" className="col-span-2 text-14 text-muted tabular-nums" />
    </li>
  );
}
