import { Trans, useLingui } from '@lingui/react/macro';
import { savePan } from '@preproom/models/contract/mentors/earnings';
import { PAN_FORM } from '@preproom/models/contract/mentors/payLimits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { EARNINGS_KEY } from '../../../shared/mentors/earningsQuery.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextField } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';

/** The mentor's PAN: asked for once, then shown by its last four characters. */
export function PanCard({ pan }: { pan: string | null }) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <Card as="section" labelledBy="pan" className="flex flex-col gap-3">
      <h2 id="pan" className="text-18">
        <Trans>PAN</Trans>
      </h2>
      <p className="text-14 text-muted">
        <Trans>
          Our accountant needs it for tax (TDS). We store it encrypted and only show the last four characters
          here.
        </Trans>
      </p>
      {isSaved && (
        <Banner tone="success">
          <Trans>PAN saved.</Trans>
        </Banner>
      )}
      {pan !== null && !isEditing ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-medium tabular-nums">{pan}</span>
          <Button tone="quiet" size="small" onClick={() => setEditing(true)}>
            <Trans>Change PAN</Trans>
          </Button>
        </div>
      ) : (
        <PanForm
          onSaved={() => {
            setEditing(false);
            setSaved(true);
          }}
        />
      )}
    </Card>
  );
}

function PanForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const form = useApiForm<{ pan: string }>({
    values: { pan: '' },
    // A PAN is not kept in the browser.
    draft: null,
    async send({ pan }) {
      await callApi(savePan, { body: { pan: pan.trim().toUpperCase() } });
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
        check={(text) => (PAN_FORM.test(text.trim().toUpperCase()) ? null : 'is not a PAN')}
        fault={t`Enter a PAN, like ABCPE1234F.`}
      />
      <FormSubmit>
        <Trans>Save PAN</Trans>
      </FormSubmit>
    </ApiForm>
  );
}
