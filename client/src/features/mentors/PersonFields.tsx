import { useLingui } from '@lingui/react/macro';
import { NameField } from '../../ui/forms/api/NameField.tsx';
import { PhoneField } from '../../ui/forms/api/PhoneField.tsx';

export function PersonFields() {
  const { t } = useLingui();
  return (
    <>
      <NameField help={t`Shown on your public page.`} />
      <PhoneField seenBy={t`Only our team sees it.`} />
    </>
  );
}
