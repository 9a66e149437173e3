import { Trans, useLingui } from '@lingui/react/macro';
import { closeEnrolment, type ProgramRow } from '@preproom/models/contract/programs/team/programs';
import { callApi } from '../../../lib/api.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useProgramChange } from './useProgramChange.ts';

interface CloseDialogProps {
  program: ProgramRow;
  onClose: () => void;
}

/** Closes a program. Whoever has bought it keeps it. */
export function CloseDialog({ program: { _id, product_name }, onClose }: CloseDialogProps) {
  const { t } = useLingui();
  const { change, isPending, error } = useProgramChange(onClose);
  const close = async () => {
    await callApi(closeEnrolment, { params: { course_id: _id }, body: {} });
    return {};
  };
  return (
    <ChangeDialog
      title={t`Close ${product_name}`}
      label={<Trans>Close enrolment</Trans>}
      isBusy={isPending}
      error={error}
      onClose={onClose}
      onConfirm={() => change(close)}
    >
      <p>
        <Trans>No one can enrol until you open it again. Until then, its card offers the waitlist.</Trans>
      </p>
      <p className="text-muted">
        <Trans>Learners who have bought it keep their packs.</Trans>
      </p>
    </ChangeDialog>
  );
}
