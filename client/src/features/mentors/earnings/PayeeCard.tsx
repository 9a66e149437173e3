import { Trans, useLingui } from '@lingui/react/macro';
import { type KnownPayee, type Payee, savePayee } from '@preproom/models/contract/mentors/payee';
import { ACCOUNT_FORM, IFSC_FORM, UPI_FORM, withoutGaps } from '@preproom/models/contract/mentors/payLimits';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../../lib/api.ts';
import { EARNINGS_KEY } from '../../../shared/mentors/earningsQuery.ts';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSelect } from '../../../ui/forms/api/FormSelect.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextField } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { DetailCard } from './DetailCard.tsx';
import { RemovePayee } from './RemovePayee.tsx';

/** Where the mentor is paid. */
export function PayeeCard({ payee }: { payee: KnownPayee | null }) {
  return (
    <DetailCard
      title={<Trans>Payment details</Trans>}
      detail={payee}
      label={payee?.by === 'bank' ? <Trans>Bank account</Trans> : <Trans>UPI ID</Trans>}
      change={<Trans>Change payment details</Trans>}
      remove={<RemovePayee />}
      saved={<Trans>Payment details saved. We’ll e-mail you about the change.</Trans>}
      form={(onSaved) => <PayeeForm onSaved={onSaved} />}
    >
      <Trans>
        Where should we pay you? Optional. We store it encrypted, show it to our team only when they pay you,
        and e-mail you about every change.
      </Trans>
    </DetailCard>
  );
}

const ifscOf = (text: string) => withoutGaps(text).toUpperCase();

interface PayeeValues {
  by: Payee['by'];
  upiId: string;
  account: string;
  ifsc: string;
}

function PayeeForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const form = useApiForm<PayeeValues>({
    values: { by: 'upi', upiId: '', account: '', ifsc: '' },
    // An account number is not kept in the browser.
    draft: null,
    async send({ by, upiId, account, ifsc }) {
      const bank = { by: 'bank', account: withoutGaps(account), ifsc: ifscOf(ifsc) } as const;
      await callApi(savePayee, { body: by === 'upi' ? { by, upiId: upiId.trim() } : bank });
      await client.invalidateQueries({ queryKey: EARNINGS_KEY });
      onSaved();
    },
  });
  return (
    <ApiForm form={form}>
      <FormSelect
        name="by"
        label={t`Pay me by`}
        options={[
          { id: 'upi', label: t`UPI` },
          { id: 'bank', label: t`Bank transfer` },
        ]}
      />
      <PayeeFields />
      <FormSubmit>
        <Trans>Save payment details</Trans>
      </FormSubmit>
    </ApiForm>
  );
}

/** Of the way that is chosen; what was typed for the other one stays. */
function PayeeFields() {
  const { t } = useLingui();
  const by = useWatch<PayeeValues, 'by'>({ name: 'by' });
  if (by === 'upi')
    return (
      <FormTextField
        name="upiId"
        label={t`UPI ID`}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="email"
        maxLength={320}
        check={(text) => (UPI_FORM.test(text.trim()) ? null : 'is not a UPI ID')}
        fault={t`Enter a UPI ID, like name@bank.`}
      />
    );
  return (
    <>
      <FormTextField
        name="account"
        label={t`Account number`}
        autoComplete="off"
        inputMode="numeric"
        maxLength={30}
        check={(text) => (ACCOUNT_FORM.test(withoutGaps(text)) ? null : 'is not an account number')}
        fault={t`Enter the account number: 9 to 18 digits.`}
      />
      <FormTextField
        name="ifsc"
        label={t`IFSC`}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={15}
        check={(text) => (IFSC_FORM.test(ifscOf(text)) ? null : 'is not an IFSC')}
        fault={t`Enter the IFSC, like HDFC0001234.`}
      />
    </>
  );
}
