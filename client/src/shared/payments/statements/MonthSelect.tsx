import { Trans } from '@lingui/react/macro';
import type { MonthSums } from '@preproom/models/contract/payments/statements';
import { useId } from 'react';
import { useMonthText } from './useMonthText.ts';

export interface MonthSelectProps {
  months: readonly MonthSums[];
  chosen: string;
  onChoose: (month: string) => void;
}

/** Chooses the month of a statement. */
export function MonthSelect({ months, chosen, onChoose }: MonthSelectProps) {
  const id = useId();
  const monthText = useMonthText();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-14 text-muted">
        <Trans>Month</Trans>
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-11 rounded-control border border-line-strong bg-raised px-3 text-16"
      >
        {months.map(({ month }) => (
          <option key={month} value={month}>
            {monthText(month)}
          </option>
        ))}
      </select>
    </div>
  );
}
