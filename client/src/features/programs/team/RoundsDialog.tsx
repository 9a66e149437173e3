import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ProgramRow, setProgramRounds } from '@preproom/models/contract/programs/team/programs';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import { callApi } from '../../../lib/api.ts';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useProgramChange } from './useProgramChange.ts';
import { useSeenDraft } from './useSeenDraft.ts';

interface RoundsDialogProps {
  program: ProgramRow;
  onClose: () => void;
}

/** Changes the rounds from those that were seen when it opened. */
export function RoundsDialog({ program, onClose }: RoundsDialogProps) {
  const { t } = useLingui();
  const roundText = useRoundText();
  const { sessionIncludes } = program;
  const draft = useSeenDraft(`act:program-rounds:${program._id}`, sessionIncludes, onClose);
  const { seen, value: rounds, setValue: setRounds, close } = draft;
  const { change, isPending, error } = useProgramChange(close);
  return (
    <ChangeDialog
      title={t`Rounds in ${program.product_name}`}
      label={<Trans>Save</Trans>}
      isBusy={isPending}
      isReady={rounds.length > 0}
      error={error}
      onClose={close}
      onConfirm={() =>
        change(() =>
          callApi(setProgramRounds, { params: { course_id: program._id }, body: { seen, to: rounds } }),
        )
      }
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">
          <Trans>Rounds</Trans>
        </legend>
        {ROUNDS.map((round) => (
          <Checkbox
            key={round}
            checked={rounds.includes(round)}
            onChange={({ target }) =>
              setRounds(ROUNDS.filter((other) => (other === round ? target.checked : rounds.includes(other))))
            }
          >
            {roundText(round)}
          </Checkbox>
        ))}
      </fieldset>
      <p role="status" className="text-14">
        {rounds.length > 0 ? (
          <Plural value={rounds.length} one="# session" other="# sessions" />
        ) : (
          <Trans>Choose at least one round.</Trans>
        )}
      </p>
      <p className="text-14 text-muted">
        <Trans>Learners who have bought it keep the rounds they paid for.</Trans>
      </p>
    </ChangeDialog>
  );
}
