import { Trans, useLingui } from '@lingui/react/macro';
import type { ProgramRow } from '@preproom/models/contract/programs/team/programs';
import { type ReactNode, useState } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { Button } from '../../../ui/Button.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { ProgramHistory } from './ProgramHistory.tsx';
import { RoundsDialog } from './RoundsDialog.tsx';
import { useHasRight } from './useHasRight.ts';

/** A program in full: what can be changed, and what was. */
export function ProgramDetail({ program }: { program: ProgramRow }) {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const roundText = useRoundText();
  const mayEdit = useHasRight('content');
  const [asked, setAsked] = useState<'open' | 'close' | 'rounds' | 'name' | null>(null);
  const close = () => setAsked(null);
  const facts: [string, ReactNode][] = [
    [t`Price`, rupeesText(Number(program.discount_pricing))],
    [t`List price`, rupeesText(Number(program.product_pricing))],
    [t`Enrolment`, program.activate ? t`Open` : t`Closed`],
    [t`Rounds`, <Rounds key="rounds" rounds={program.sessionIncludes.map(roundText)} />],
  ];
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          {program.activate ? (
            <Button size="small" tone="quiet" onClick={() => setAsked('close')}>
              <Trans>Close enrolment…</Trans>
            </Button>
          ) : (
            <Button size="small" onClick={() => setAsked('open')}>
              <Trans>Open enrolment…</Trans>
            </Button>
          )}
          <Button size="small" tone="quiet" onClick={() => setAsked('name')}>
            <Trans>Rename…</Trans>
          </Button>
          <Button size="small" tone="quiet" onClick={() => setAsked('rounds')}>
            <Trans>Change rounds…</Trans>
          </Button>
        </div>
      )}
      <ProgramHistory programId={program._id} />
      {asked === 'open' && <OpenDialog program={program} onClose={close} />}
      {asked === 'close' && <CloseDialog program={program} onClose={close} />}
      {asked === 'rounds' && <RoundsDialog program={program} onClose={close} />}
      {asked === 'name' && <NameDialog program={program} onClose={close} />}
    </div>
  );
}

function Rounds({ rounds }: { rounds: string[] }) {
  return (
    <ul>
      {rounds.map((round) => (
        <li key={round}>{round}</li>
      ))}
    </ul>
  );
}
