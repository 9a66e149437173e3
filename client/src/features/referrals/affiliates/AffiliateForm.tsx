import { Trans, useLingui } from '@lingui/react/macro';
import { AFFILIATE_HOME_PATH } from '@preproom/models/contract/referrals/paths';
import { useNavigate } from 'react-router-dom';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { EmailField } from '../../../ui/forms/api/EmailField.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextField } from '../../../ui/forms/api/FormTextField.tsx';
import { NameField } from '../../../ui/forms/api/NameField.tsx';
import { PhoneField } from '../../../ui/forms/api/PhoneField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { TermsNote } from '../../../ui/TermsNote.tsx';
import { type AffiliateWords, becomeAffiliate } from './api.ts';

/** The specification's fields and labels. As specified, only the server validates them. */
export function AffiliateForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useApiForm<AffiliateWords>({
    draft: { key: 'affiliate', fields: ['name', 'email', 'phone'] },
    async send(words) {
      await becomeAffiliate(words);
      await navigate(AFFILIATE_HOME_PATH);
    },
  });
  return (
    <ApiForm form={form}>
      <NameField label={t`Name`} check={null} />
      <EmailField label={t`Enter email address`} autoComplete="username" check={null} />
      <PhoneField label={t`Phone Number`} check={null} />
      <FormTextField
        name="password"
        label={t`Create an password`}
        type="password"
        autoComplete="new-password"
        fault={t`Use at least 10 characters. Avoid common passwords, your name and your e-mail.`}
      />
      <FormSubmit>
        <Trans>Continue</Trans>
      </FormSubmit>
      <TermsNote />
    </ApiForm>
  );
}
