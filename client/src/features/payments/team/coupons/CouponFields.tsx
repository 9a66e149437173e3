import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { inWholeRupees } from '../../../../shared/payments/rupees.ts';
import { FormTextField } from '../../../../ui/forms/api/FormTextField.tsx';
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx';
import { RadioList } from '../../../../ui/forms/RadioList.tsx';
import { type CouponValues, isWhole } from './couponValues.ts';

/** The fields of a new coupon, in the surrounding form. */
export function CouponFields({ programs }: { programs: readonly string[] }) {
  const { t } = useLingui();
  const { setValue } = useFormContext<CouponValues>();
  const kind: CouponValues['kind'] = useWatch<CouponValues, 'kind'>({ name: 'kind' });
  return (
    <>
      <FormTextField
        name="code"
        label={t`Code`}
        help={t`4 to 20 letters and digits. Not case-sensitive.`}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        check={(text) => (/^[a-z0-9]{4,20}$/i.test(text.trim()) ? null : 'has another form')}
        fault={(what) =>
          what === 'is taken'
            ? t`There’s already a coupon with this code.`
            : t`Enter 4 to 20 letters and digits, like DIWALI20.`
        }
      />
      <RadioList
        label={t`Discount`}
        options={[
          { id: 'percent', label: t`Percentage` },
          { id: 'amount', label: t`Fixed amount` },
        ]}
        value={kind}
        onChange={(id) => setValue('kind', id)}
      />
      {kind === 'percent' ? (
        <FormTextField
          key="percent"
          name="percent"
          label={t`Percent`}
          inputMode="numeric"
          autoComplete="off"
          check={(text) => (isWhole(text, 1, 100) ? null : 'out of bounds')}
          fault={t`Enter a whole number from 1 to 100.`}
        />
      ) : (
        <FormTextField
          key="amount"
          name="amount"
          label={t`Amount in rupees`}
          help={t`Below the price of every program it’s for.`}
          inputMode="numeric"
          autoComplete="off"
          check={(text) => (isWhole(String(inWholeRupees(text)), 1, 100_000) ? null : 'out of bounds')}
          fault={(what) =>
            what === 'is not below the price'
              ? t`Enter less than the price of every program it’s for.`
              : t`Enter whole rupees, like 500.`
          }
        />
      )}
      <ProgramFields programs={programs} />
      <Bounds />
    </>
  );
}

function ProgramFields({ programs }: { programs: readonly string[] }) {
  const { register } = useFormContext<CouponValues>();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-14 font-medium">
        <Trans>Programs</Trans>
      </legend>
      <p className="text-14 text-muted">
        <Trans>Choose none to include all programs.</Trans>
      </p>
      {programs.map((name) => (
        <Checkbox key={name} value={name} {...register('program')}>
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Bounds() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormTextField name="from" type="date" label={t`First day (optional)`} fault={t`Choose a date.`} />
      <FormTextField
        name="until"
        type="date"
        label={t`Last day (optional)`}
        fault={(what) => (what === 'is over' ? t`This day has passed.` : t`This is before the first day.`)}
      />
      <FormTextField
        name="limit"
        label={t`Total orders (optional)`}
        inputMode="numeric"
        autoComplete="off"
        check={(text) => (text.trim() === '' || isWhole(text, 1, 10_000) ? null : 'out of bounds')}
        fault={t`Enter a whole number up to 10,000, or leave this empty.`}
      />
      <FormTextField
        name="each"
        label={t`Orders per learner`}
        inputMode="numeric"
        autoComplete="off"
        check={(text) => (isWhole(text, 1, 100) ? null : 'out of bounds')}
        fault={t`Enter a whole number from 1 to 100.`}
      />
    </div>
  );
}
