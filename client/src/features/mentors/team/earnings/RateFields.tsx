import { Trans, useLingui } from '@lingui/react/macro';
import type { PayKind, PayRates } from '@preproom/models/contract/mentors/pay';
import { MAX_PAY_PAISE } from '@preproom/models/contract/mentors/payLimits';
import { lowestSessionPrice } from '@preproom/models/contract/programs/sessionPrice';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { usePayKindText } from '../../../../shared/mentors/payTexts.ts';
import { inPaise } from '../../../../shared/payments/rupees.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { FormSelect } from '../../../../ui/forms/api/FormSelect.tsx';
import { FormTextField } from '../../../../ui/forms/api/FormTextField.tsx';
import { programsQuery } from './api.ts';
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
      {mode === 'amount' && <AbovePrice kind={kind} />}
    </div>
  );
}

/** Warns while a session costs more than the cheapest program that has it brings in. The team may still save it. */
function AbovePrice({ kind }: { kind: PayKind }) {
  const { rupeesText } = useAmountTexts();
  const { data } = useQuery(programsQuery);
  const paise = inPaise(useWatch<RateValues, string>({ name: rupeesField(kind) })) ?? 0;
  // Nobody pays for the introduction, so every amount is above its price.
  if (!data || kind === FREE_INTRODUCTION) return null;
  const price = lowestSessionPrice(
    data.product.filter(({ sessionIncludes }) => sessionIncludes.includes(kind)),
  );
  if (!price || paise <= price.rupees * 100) return null;
  const { program } = price;
  return (
    <Banner tone="info" className="@lg:col-span-2">
      <Trans>
        More than some learners pay: a session in {program} costs them {rupeesText(price.rupees)}.
      </Trans>
    </Banner>
  );
}
