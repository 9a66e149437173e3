import { Trans, useLingui } from '@lingui/react/macro';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Specimen } from './Specimen.tsx';

export function FieldSpecimens() {
  const { t } = useLingui();
  const places = [
    { id: '', label: t`Anywhere` },
    { id: 'pune', label: t`Pune` },
  ];
  return (
    <>
      <Specimen name="TextField" className="grid sm:grid-cols-2 sm:items-start">
        <TextField label={t`Name`} placeholder={t`Asha Rao`} />
        <TextField label={t`Phone`} help={t`Only used to call you back.`} defaultValue="+91 98765 43210" />
        <TextField label={t`E-mail`} defaultValue="asha@" error={t`Enter your e-mail.`} />
        <TextField label={t`College`} disabled defaultValue={t`Pune`} />
      </Specimen>
      <Specimen name="Select" className="grid sm:grid-cols-2 sm:items-start">
        <Select label={t`Location`} options={places} />
        <Select
          label={t`Location`}
          options={places.slice(1)}
          placeholder={t`Choose one`}
          defaultValue=""
          error={t`Choose a location.`}
        />
      </Specimen>
      <Specimen name="TextArea" className="grid">
        <TextArea label={<Trans>Remark</Trans>} help={<Trans>Optional</Trans>} />
      </Specimen>
      <Specimen name="SearchField" className="grid">
        <SearchField label={t`Search help`} placeholder={t`Describe your issue`} name="q" action="/dev/ui" />
        <SearchField label={t`Search help`} name="q" action="/dev/ui" onChange={() => {}} />
      </Specimen>
    </>
  );
}
