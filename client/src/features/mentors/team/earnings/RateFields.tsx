import { useLingui } from '@lingui/react/macro';
import type { PayKind, PayRates } from '@preproom/models/contract/mentors/pay';
import { MAX_PAY_PAISE } from '@preproom/models/contract/mentors/payLimits';
import { useWatch } from 'react-hook-form';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { usePayKindText } from '../../../../shared/mentors/payTexts.ts';
import { FormSelect } from '../../../../ui/forms/api/FormSelect.tsx';
import { FormTextField } from '../../../../ui/forms/api/FormTextField.tsx';
import { isAmount, modeField, type RateValues, rupeesField } from './rateValues.ts';

export interface RateFieldsProps {
  kinds: readonly PayKind[];
  /** What everybody is paid, for exceptions from it. */
  ofAll?: PayRates;
}

/** How each kind of session is paid, in the surrounding form. */
export function RateFields({ kinds, ofAll }: RateFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      {kinds.map((kind) => (
        <Rate key={kind} kind={kind} ofAll={ofAll?.[kind]} />
      ))}
    </div>
  );
}

function Rate({ kind, ofAll }: { kind: PayKind; ofAll: number | null | undefined }) {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const name = usePayKindText()(kind);
  const mode = useWatch<RateValues, string>({ name: modeField(kind) });
  const shared = typeof ofAll === 'number' ? rupeesText(ofAll / 100) : t`not paid`;
  const most = rupeesText(MAX_PAY_PAISE / 100);
  return (
    <div className="grid gap-3 @lg:grid-cols-2 @lg:items-start">
      <FormSelect
        name={modeField(kind)}
        label={name}
        options={[
          ...(ofAll === undefined ? [] : [{ id: 'same', label: t`Same as everyone (${shared})` }]),
          { id: 'none', label: t`Not paid` },
          { id: 'amount', label: t`Paid` },
        ]}
      />
      {mode === 'amount' && (
        <FormTextField
          name={rupeesField(kind)}
          label={t`${name}: rupees per session`}
          inputMode="decimal"
          autoComplete="off"
          check={isAmount}
          fault={t`Enter an amount up to ${most}, like 500.`}
        />
      )}
    </div>
  );
}
