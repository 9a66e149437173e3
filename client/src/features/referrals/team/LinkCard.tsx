import { Trans, useLingui } from '@lingui/react/macro';
import { AFFILIATE_REASON_LENGTH } from '@preproom/models/contract/referrals/affiliateLimits';
import type { AffiliateFile } from '@preproom/models/contract/referrals/team/affiliates';
import { useId, useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormTextArea } from '../../../ui/forms/api/FormTextArea.tsx';
import { isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { useAffiliateAct } from './api.ts';

/** Pauses the link, or restores it. */
export function LinkCard({ affiliate }: { affiliate: AffiliateFile }) {
  const [isAsking, setAsking] = useState(false);
  const isActive = affiliate.state === 'active';
  return (
    <Card as="section" labelledBy="link" className="flex flex-col items-start gap-4">
      <h2 id="link" className="text-18">
        <Trans>Link</Trans>
      </h2>
      <p className="text-14 text-muted">
        {isActive ? (
          <Trans>This link tracks visits, sign-ups and orders.</Trans>
        ) : (
          <Trans>This link is paused, so nothing new counts. Earlier earnings can still be paid.</Trans>
        )}
      </p>
      <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
        {isActive ? <Trans>Pause link…</Trans> : <Trans>Restore link…</Trans>}
      </Button>
      {isAsking && <ReasonDialog affiliate={affiliate} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** Asks why, for the audit log. The state at its opening is what it changes. */
function ReasonDialog({ affiliate, onClose }: { affiliate: AffiliateFile; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const [isActive] = useState(affiliate.state === 'active');
  const { mutateAsync } = useAffiliateAct(affiliate);
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    draft: { key: `act:link:${affiliate._id}`, fields: ['reason'] },
    async send({ reason }) {
      await mutateAsync({ is: 'act', body: { act: isActive ? 'suspend' : 'restore', reason } });
      onClose();
    },
  });
  return (
    <Dialog
      title={isActive ? t`Pause the link of ${affiliate.Name}` : t`Restore the link of ${affiliate.Name}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      fault={
        form.failure && (
          <Banner tone="error">
            {form.failure.code === 'conflict' ? (
              <Trans>Not saved. A teammate changed this link first. Close this and check the page.</Trans>
            ) : (
              errorText(form.failure)
            )}
          </Banner>
        )
      }
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone={isActive ? 'danger' : 'primary'} type="submit" form={id} isBusy={form.isBusy}>
            {isActive ? <Trans>Pause</Trans> : <Trans>Restore</Trans>}
          </Button>
        </>
      }
    >
      <ApiForm form={form} id={id} isFailureElsewhere>
        <FormTextArea
          name="reason"
          label={t`Reason (team only)`}
          rows={3}
          autoFocus
          maxLength={AFFILIATE_REASON_LENGTH}
          check={isFilled}
          fault={t`Enter a reason.`}
        />
      </ApiForm>
    </Dialog>
  );
}
