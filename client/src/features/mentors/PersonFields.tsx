import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { isFilled } from '../../ui/forms/api/FormTextField.tsx';
import { NameField } from '../../ui/forms/api/NameField.tsx';
import { PhoneField } from '../../ui/forms/api/PhoneField.tsx';
import type { MentorValues } from './mentorValues.ts';

export interface PersonFieldsProps {
  /** The account has no phone number and needs none as long as this name stays. */
  withoutPhoneAs?: string | undefined;
}

export function PersonFields({ withoutPhoneAs }: PersonFieldsProps) {
  const { t } = useLingui();
  const { getValues } = useFormContext<MentorValues>();
  return (
    <>
      <NameField help={t`Shown on your public page.`} />
      <PhoneField
        seenBy={t`Only our team sees it.`}
        check={(text) => (getValues('name') === withoutPhoneAs ? null : isFilled(text))}
      />
    </>
  );
}
