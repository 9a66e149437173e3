import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_STUDENT_REASON } from '@preproom/models/contract/learners/team/studentActs';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormTextArea } from '../../../ui/forms/api/FormTextArea.tsx';
import { isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import type { ApiFormState } from '../../../ui/forms/api/useApiForm.ts';

interface ActDialogProps<Values extends FieldValues> {
  title: string;
  /** Has a field `reason`. */
  form: ApiFormState<Values>;
  action: ReactNode;
  tone?: 'primary' | 'danger';
  isDisabled?: boolean;
  /** Who reads the reason besides the learner. */
  isMentorTold?: boolean;
  onClose: () => void;
  /** Above the form: what the action does. */
  children?: ReactNode;
  fields?: ReactNode;
}

/** A change of the team with its reason. What was typed stays when it fails, also when a teammate was first. */
export function ActDialog<Values extends FieldValues & { reason: string }>({
  title,
  form,
  action,
  tone = 'primary',
  isDisabled = false,
  isMentorTold = false,
  onClose,
  children,
  fields,
}: ActDialogProps<Values>) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const { failure } = form;
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      fault={
        failure && (
          <Banner tone="error">
            {failure.code === 'conflict' ? (
              <Trans>
                Not saved. This changed while you were editing. Copy your text, close this and check the page.
              </Trans>
            ) : (
              errorText(failure)
            )}
          </Banner>
        )
      }
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button tone={tone} type="submit" form={id} isBusy={form.isBusy} disabled={isDisabled}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      <ApiForm form={form} id={id} isFailureElsewhere>
        {fields}
        <FormTextArea
          name="reason"
          label={isMentorTold ? t`Reason (learner and mentor see this)` : t`Reason (the learner sees this)`}
          rows={3}
          maxLength={MAX_STUDENT_REASON}
          check={isFilled}
          fault={t`Enter a reason.`}
        />
      </ApiForm>
    </Dialog>
  );
}
