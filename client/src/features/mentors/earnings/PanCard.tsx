import { Trans, useLingui } from '@lingui/react/macro';
import { type KnownDetail, savePan } from '@preproom/models/contract/mentors/payee';
import { PAN_FORM, withoutGaps } from '@preproom/models/contract/mentors/payLimits';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { EARNINGS_KEY } from '../../../shared/mentors/earningsQuery.ts';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextField } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { DetailCard } from './DetailCard.tsx';

/** The mentor's PAN. */
export function PanCard({ pan }: { pan: KnownDetail | null }) {
  return (
    <DetailCard
      title={<Trans>PAN</Trans>}
      detail={pan}
      change={<Trans>Change PAN</Trans>}
      saved={<Trans>PAN saved.</Trans>}
      form={(onSaved) => <PanForm onSaved={onSaved} />}
    >
      <Trans>
        Our accountant needs it for tax (TDS). We store it encrypted and only show the last four characters
        here.
      </Trans>
    </DetailCard>
  );
}

const panOf = (text: string) => withoutGaps(text).toUpperCase();

function PanForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const form = useApiForm<{ pan: string }>({
    values: { pan: '' },
    // A PAN is not kept in the browser.
    draft: null,
    async send({ pan }) {
      await callApi(savePan, { body: { pan: panOf(pan) } });
      await client.invalidateQueries({ queryKey: EARNINGS_KEY });
      onSaved();
    },
  });
  return (
    <ApiForm form={form}>
      <FormTextField
        name="pan"
        label={t`Your PAN`}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        check={(text) => (PAN_FORM.test(panOf(text)) ? null : 'is not a PAN')}
        fault={t`Enter a PAN, like ABCPE1234F.`}
      />
      <FormSubmit>
        <Trans>Save PAN</Trans>
      </FormSubmit>
    </ApiForm>
  );
}
