import { Trans, useLingui } from '@lingui/react/macro';
import { type ProgramRow, renameProgram } from '@preproom/models/contract/programs/team/programs';
import { callApi } from '../../../lib/api.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useProgramChange } from './useProgramChange.ts';
import { useSeenDraft } from './useSeenDraft.ts';

interface NameDialogProps {
  program: ProgramRow;
  onClose: () => void;
}

/** Gives a program another name, in place of the one that was seen when it opened. */
export function NameDialog({ program, onClose }: NameDialogProps) {
  const { t } = useLingui();
  const { product_name } = program;
  const draft = useSeenDraft(`act:program-name:${program._id}`, product_name, onClose);
  const { seen, value: name, setValue: setName, close } = draft;
  const { change, isPending, error } = useProgramChange(close);
  return (
    <ChangeDialog
      title={t`Rename ${seen}`}
      label={<Trans>Save</Trans>}
      isBusy={isPending}
      isReady={name.trim() !== ''}
      error={error}
      onClose={close}
      onConfirm={() =>
        change(() =>
          callApi(renameProgram, { params: { course_id: program._id }, body: { seen, to: name.trim() } }),
        )
      }
    >
      <TextField
        label={t`Name`}
        value={name}
        maxLength={60}
        autoFocus
        onChange={({ target }) => setName(target.value)}
      />
      <p className="text-14 text-muted">
        <Trans>Existing orders and receipts keep the old name.</Trans>
      </p>
    </ChangeDialog>
  );
}
