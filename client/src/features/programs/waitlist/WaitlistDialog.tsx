import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/programs/products';
import { joinWaitlistAsVisitor, type WaitingVisitor } from '@preproom/models/contract/programs/waitlist';
import { useId } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { EmailField } from '../../../ui/forms/api/EmailField.tsx';
import { NameField } from '../../../ui/forms/api/NameField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { Honeypot } from '../../../ui/forms/Honeypot.tsx';

export interface WaitlistDialogProps {
  program: Pick<Product, '_id' | 'product_name'>;
  onClose: () => void;
  onJoined: (email: string) => void;
}

/** Asks a visitor for name and e-mail. Typed text survives a closed dialog in this tab until it is sent. */
export function WaitlistDialog({ program, onClose, onJoined }: WaitlistDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const id = useId();
  const form = useApiForm<Required<WaitingVisitor>>({
    values: { name: '', email: '', website: '' },
    draft: { key: 'waitlist', fields: ['name', 'email'] },
    async send(body) {
      await callApi(joinWaitlistAsVisitor, { params: { course_id: program._id }, body });
      onJoined(body.email.trim());
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={t`Waitlist for ${program.product_name}`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      fault={form.failure && <Banner tone="error">{errorText(form.failure)}</Banner>}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isBusy={form.isBusy}>
            <Trans>Join the waitlist</Trans>
          </Button>
        </>
      }
    >
      <ApiForm form={form} id={id} isFailureElsewhere className="relative">
        <p className="text-muted">
          <Trans>We’ll e-mail you once, when enrolment opens. You can leave at any time.</Trans>
        </p>
        <NameField autoFocus />
        <EmailField />
        <Honeypot {...form.form.register('website')} />
      </ApiForm>
    </Dialog>
  );
}
