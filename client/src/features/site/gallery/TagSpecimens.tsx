import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TagPicker, type TagPickerProps } from '../../../ui/forms/TagPicker.tsx';
import { Specimen } from './Specimen.tsx';

export function TagSpecimens() {
  const { t } = useLingui();
  const fields = [
    { id: 'hr', label: t`Human resources` },
    { id: 'law', label: t`Law` },
    { id: 'teaching', label: t`Teaching` },
  ];
  const groups = [
    { label: t`Office`, options: fields.slice(0, 2) },
    { label: t`School`, options: fields.slice(2) },
  ];
  return (
    <Specimen name="TagPicker" className="grid sm:grid-cols-2 sm:items-start">
      <Picker label={t`Fields`} options={fields} value={[]} max={3} help={t`Optional`} />
      <Picker label={t`Fields`} options={groups} value={['hr', 'teaching']} max={2} />
      <Picker label={t`Fields`} options={fields} value={[]} max={3} error={t`Choose at least one.`} />
    </Specimen>
  );
}

function Picker(props: Omit<TagPickerProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <TagPicker {...props} value={value} onChange={setValue} />;
}
