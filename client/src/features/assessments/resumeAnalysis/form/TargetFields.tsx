import { Trans, useLingui } from '@lingui/react/macro';
import { TARGET_ROLES } from '@preproom/models/contract/assessments/targetRoles';
import { MAX_JOB_CHARACTERS, MIN_JOB_CHARACTERS } from '../../../../resume/targets/jobTerms.ts';
import { ROLE_TEXTS } from '../../../../shared/assessments/roleTexts.ts';
import { RadioList } from '../../../../ui/forms/RadioList.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { type ChoiceFault, type TargetChoice, targetId, toRole } from './targetChoice.ts';

export interface TargetFieldsProps {
  choice: TargetChoice;
  onChange: (choice: TargetChoice) => void;
  /** Shown after the first try to analyse. */
  fault: ChoiceFault;
}

/** A role of the catalogue, a pasted job description, or no target. */
export function TargetFields({ choice, onChange, fault }: TargetFieldsProps) {
  const { t } = useLingui();
  const change = (part: Partial<TargetChoice>) => onChange({ ...choice, ...part });
  return (
    <div className="flex flex-col gap-4">
      <RadioList
        label={<Trans>Compare with</Trans>}
        value={choice.kind}
        onChange={(kind) => change({ kind })}
        options={[
          { id: 'role', label: <Trans>A role</Trans> },
          { id: 'job', label: <Trans>A job description</Trans> },
          { id: 'none', label: <Trans>Nothing for now</Trans> },
        ]}
      />
      {choice.kind === 'role' && (
        <Select
          label={<Trans>Target role</Trans>}
          value={choice.role}
          onChange={({ currentTarget }) => change({ role: toRole(currentTarget.value) })}
          options={[
            { id: '', label: t`No role yet` },
            ...TARGET_ROLES.map((id) => ({ id, label: t(ROLE_TEXTS[id]) })),
          ]}
        />
      )}
      {choice.kind === 'job' && (
        <TextArea
          label={<Trans>Job description</Trans>}
          help={<Trans>Paste the whole text. It stays on this device too.</Trans>}
          rows={6}
          maxLength={MAX_JOB_CHARACTERS}
          value={choice.job}
          onChange={({ currentTarget }) => change({ job: currentTarget.value })}
          error={
            fault === 'job' &&
            (choice.job.trim() === '' ? (
              <Trans>Paste the job description, or choose another option.</Trans>
            ) : (
              <Trans>That’s too short to compare. Paste at least {MIN_JOB_CHARACTERS} characters.</Trans>
            ))
          }
        />
      )}
      {targetId(choice) === null && (
        <p className="text-14 text-muted">
          <Trans>Without a target, we skip the match and score the other 80 points.</Trans>
        </p>
      )}
    </div>
  );
}
