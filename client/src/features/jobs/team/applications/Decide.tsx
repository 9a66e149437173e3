import { Trans, useLingui } from '@lingui/react/macro';
import { APPLICATION_LIMITS, DECISIONS, type Decision } from '@preproom/models/contract/jobs/jobLimits';
import { decideApplication, type HqApplication } from '@preproom/models/contract/jobs/team/applications';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { asAppError, callApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ApiForm } from '../../../../ui/forms/api/ApiForm.tsx';
import { FormTextArea } from '../../../../ui/forms/api/FormTextArea.tsx';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import { applicantQuery } from './api.ts';

const LABELS: Record<Decision, ReactNode> = {
  shortlisted: <Trans>Shortlist…</Trans>,
  declined: <Trans>Decline…</Trans>,
};

/** The decisions that are still open. */
export function Decide({ application }: { application: HqApplication }) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const { status } = application;
  const open = status === 'withdrawn' ? [] : DECISIONS.filter((decision) => decision !== status);
  return (
    <div className="flex flex-wrap gap-3">
      {open.map((decision) => (
        <Button
          key={decision}
          size="small"
          tone={decision === 'declined' ? 'danger' : 'primary'}
          onClick={() => setAsked(decision)}
        >
          {LABELS[decision]}
        </Button>
      ))}
      {asked && <DecideDialog application={application} decision={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface DecideDialogProps {
  application: HqApplication;
  decision: Decision;
  onClose: () => void;
}

/** Asks for an optional message. What is typed stays when a teammate was first. */
function DecideDialog({ application: { _id, Name, status }, decision, onClose }: DecideDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const form = useApiForm<{ message: string }>({
    values: { message: '' },
    draft: { key: `act:decide:${_id}:${decision}`, fields: ['message'] },
    async send({ message }) {
      const { queryKey } = applicantQuery(_id);
      const call = { params: { applicationId: _id }, body: { from: status, status: decision, message } };
      try {
        queries.setQueryData(queryKey, await callApi(decideApplication, call));
      } catch (failure) {
        // The next try begins from what is so now.
        if (asAppError(failure).code === 'conflict') await queries.invalidateQueries({ queryKey });
        throw failure;
      }
      await queries.invalidateQueries({ queryKey: ['hq', 'list'] });
      onClose();
    },
  });
  const { failure } = form;
  return (
    <Dialog
      title={decision === 'shortlisted' ? t`Shortlist ${Name}` : t`Decline ${Name}`}
      isOpen
      onOpenChange={onClose}
      fault={
        failure && (
          <Banner tone="error">
            {failure.code === 'conflict' ? (
              <Trans>
                Not saved. A teammate or the applicant made a change first. Close this to see it, or try
                again.
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
            <Trans>Cancel</Trans>
          </Button>
          <Button
            tone={decision === 'declined' ? 'danger' : 'primary'}
            type="submit"
            form={id}
            isBusy={form.isBusy}
          >
            {decision === 'shortlisted' ? <Trans>Shortlist</Trans> : <Trans>Decline</Trans>}
          </Button>
        </>
      }
    >
      <ApiForm form={form} id={id} isFailureElsewhere>
        <p className="text-muted">
          <Trans>We’ll e-mail the applicant your decision and this message.</Trans>
        </p>
        <FormTextArea
          name="message"
          label={t`Message (optional)`}
          rows={4}
          autoFocus
          maxLength={APPLICATION_LIMITS.message}
          fault={t`Use fewer characters.`}
        />
      </ApiForm>
    </Dialog>
  );
}
