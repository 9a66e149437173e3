import { useLingui } from '@lingui/react/macro';
import type { MonthSums } from '@preproom/models/contract/payments/statements';
import { Select } from '../../../ui/forms/Select.tsx';
import { useMonthText } from './useMonthText.ts';

export interface MonthSelectProps {
  months: readonly MonthSums[];
  chosen: string;
  onChoose: (month: string) => void;
}

/** Chooses the month of a statement. */
export function MonthSelect({ months, chosen, onChoose }: MonthSelectProps) {
  const { t } = useLingui();
  const monthText = useMonthText();
  return (
    <Select
      label={t`Month`}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      options={months.map(({ month }) => ({ id: month, label: monthText(month) }))}
    />
  );
}
