import { Trans, useLingui } from '@lingui/react/macro';
import { suspendStudent } from '@preproom/models/contract/learners/team/studentActs';
import { callApi } from '../../../../lib/api.ts';
import { ActDialog } from '../../../../shared/sessions/team/ActDialog.tsx';
import { useAct } from '../../../../shared/sessions/team/useAct.ts';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import type { LearnerDialogProps } from './parts.ts';

export function SuspendDialog({ learner: { _id, Name }, onClose, onDone }: LearnerDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    draft: { key: `act:suspend:${_id}`, fields: ['reason'] },
    async send({ reason }) {
      await act(() => callApi(suspendStudent, { params: { studentId: _id }, body: { reason } }));
      onDone(t`Account suspended.`);
    },
  });
  return (
    <ActDialog
      title={t`Suspend ${Name}`}
      form={form}
      action={<Trans>Suspend</Trans>}
      tone="danger"
      onClose={onClose}
    >
      <p className="text-muted">
        <Trans>
          They’ll be logged out everywhere, even mid-session, and can’t log in. Their booked sessions will be
          cancelled, and they get the rounds back.
        </Trans>
      </p>
    </ActDialog>
  );
}
