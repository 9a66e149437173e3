import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { FieldsProps } from './fields.ts';

export function PersonFields({ values, change, faults }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Your name`}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        help={t`Learners see this name.`}
        error={faults.name}
      />
      <TextField
        label={t`Phone number`}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={values.phone}
        onChange={({ target }) => change({ phone: target.value })}
        help={t`Only our team sees it. We assume +91 unless you add a country code.`}
        error={faults.phone}
      />
    </>
  );
}
