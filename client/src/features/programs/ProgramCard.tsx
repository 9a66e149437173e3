import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/programs/products';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useRoundText } from '../../lib/texts/roundText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Price } from '../../ui/Price.tsx';
import { ProgramActions, type ProgramActionsProps } from './ProgramActions.tsx';
import { CARD } from './programLayout.ts';

/** The promises of every program, worded as in the specification. */
const PROMISES: readonly MessageDescriptor[] = [
  msg`Practice with industry mentors`,
  msg`Personalised feedback for each session`,
  msg`Insight into academics`,
  msg`Insight into the modules to prepare for HR and technical rounds`,
  msg`AI tool for full behaviour analysis`,
];

/** The card whose id is the hash of the address takes the focus: search results and links lead to it. */
export function ProgramCard({ program, ...actions }: ProgramActionsProps) {
  const isTarget = useLocation().hash === `#${program._id}`;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView();
  }, [isTarget]);
  return (
    <li
      ref={card}
      id={program._id}
      tabIndex={-1}
      aria-labelledby={`${program._id}-name`}
      className={cx(CARD, isTarget && 'border-peacock')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`${program._id}-name`} className="text-24">
          {program.product_name}
        </h2>
        {!program.activate && (
          <Badge>
            <Trans>Closed for now</Trans>
          </Badge>
        )}
      </div>
      <Cost program={program} />
      <ProgramActions program={program} {...actions} />
      <Rounds program={program} />
      <Promises />
    </li>
  );
}

function Cost({ program }: { program: Product }) {
  const { rupeesText } = useAmountTexts();
  const { seller } = usePageSettings();
  const rupees = Number(program.discount_pricing);
  const each = rupeesText(Math.round(rupees / program.total_session));
  return (
    <div className="flex flex-col gap-1">
      <p>
        <Price size="large" rupees={rupees} originalRupees={Number(program.product_pricing)} />
      </p>
      <p>
        <Plural value={program.total_session} one="for # session" other="for # sessions" />
      </p>
      <p className="text-14 text-muted tabular-nums">
        <Trans>{each} per session</Trans>
        {seller?.hasGst && (
          <>
            {' · '}
            <Trans>including GST</Trans>
          </>
        )}
      </p>
    </div>
  );
}

function Promises() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-5 text-14">
      <h3 className="text-14 font-medium text-muted">
        <Trans>In every program</Trans>
      </h3>
      <ul className="flex flex-col gap-2">
        {PROMISES.map((promise) => (
          <li key={promise.id} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-peacock" />
            {t(promise)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What tells the programs apart: which kinds of interview, and how many. */
function Rounds({ program }: { program: Product }) {
  const roundText = useRoundText();
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-5 text-14">
      <h3 className="text-14 font-medium text-muted">
        <Trans>Rounds</Trans>
      </h3>
      <p className="font-medium">
        <Practises rounds={program.sessionIncludes} />
      </p>
      <ol className="flex flex-col gap-1">
        {program.sessionIncludes.map((round, index) => (
          <li key={round} className="flex gap-2">
            <span aria-hidden className="w-4 text-muted tabular-nums">
              {index + 1}
            </span>
            {roundText(round)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Practises({ rounds }: { rounds: readonly Round[] }) {
  const hr = rounds.filter((round) => round.startsWith('HR')).length;
  const tech = rounds.filter((round) => round.startsWith('Tech')).length;
  const hrText = <Plural value={hr} one="# HR interview" other="# HR interviews" />;
  const techText = <Plural value={tech} one="# technical interview" other="# technical interviews" />;
  if (hr > 0 && tech > 0)
    return (
      <>
        {hrText} · {techText}
      </>
    );
  if (hr > 0) return hrText;
  return tech > 0 ? techText : <Trans>An introduction to your mentor</Trans>;
}
