import { useLingui } from '@lingui/react/macro';
import {
  type ExpressionPercentages,
  SHOWN_READINGS,
  type ShownReading,
} from '@preproom/models/contract/readings/expressionSummary';
import { useId } from 'react';

/** Four separate bars, because the percentages do not add up to 100. */
export function PercentBars({ percentages }: { percentages: ExpressionPercentages }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-x-8">
      {SHOWN_READINGS.map((reading) => (
        <PercentBar key={reading} reading={reading} percent={percentages[reading]} />
      ))}
    </ul>
  );
}

function PercentBar({ reading, percent }: { reading: ShownReading; percent: number }) {
  const label = useId();
  const { name, help } = useReadingTexts(reading);
  return (
    <li className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-2">
        <span id={label} className="font-medium">
          {name}
        </span>
        <span className="font-heading text-20 font-semibold tabular-nums">{percent}%</span>
      </div>
      {/* Browsers draw a meter in colours that judge its value, so this one is heard and the bar below is seen. */}
      <meter aria-labelledby={label} min={0} max={100} value={percent} className="sr-only" />
      <div
        aria-hidden="true"
        className="h-2.5 overflow-hidden rounded-full bg-line [print-color-adjust:exact]"
      >
        <div
          className="h-full rounded-full bg-peacock [print-color-adjust:exact]"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="text-14 text-muted">{help}</p>
    </li>
  );
}

/** Names as the specification spells them; the help explains which facial movements they stand for. */
function useReadingTexts(reading: ShownReading): { name: string; help: string } {
  const { t } = useLingui();
  switch (reading) {
    case 'Ranacorus':
      return {
        name: t`Ranacorus`,
        help: t`Lowered eyebrows with pressed lips or narrowed eyes. This often looks hostile, but concentration or bright light can cause it too.`,
      };
    case 'Enthusiasm':
      return { name: t`Enthusiasm`, help: t`Smiling, raised eyebrows and a lively face.` };
    case 'Confidence':
      return {
        name: t`Confidence`,
        help: t`Facing the screen with a steady, upright head and relaxed eyebrows and lips. A relaxed face already scores well, so a calm session usually shows 100%.`,
      };
    case 'Nervousness':
      return {
        name: t`Nervousness`,
        help: t`Fast blinking, looking away, pressed or stretched lips, or a lot of movement. The least reliable of the four.`,
      };
  }
}
