import { Trans, useLingui } from '@lingui/react/macro';
import {
  PRACTICE_MODES,
  PRACTICE_SETS,
  type PracticeMode,
  type PracticeSet,
} from '@preproom/models/contract/assessments/practiceResult';
import { type FormEvent, useState } from 'react';
import { RadioList } from '../../../../ui/forms/RadioList.tsx';
import { SubmitButton } from '../../../../ui/forms/SubmitButton.tsx';
import { MIXED_NAME, MODE_NAMES, SET_NAMES } from '../practiceTexts.ts';
import type { PracticeChoice } from './practiceChoice.ts';

/** Asks for the set of questions, and for how to answer. */
export function ChoosePractice({ onChoose }: { onChoose: (choice: PracticeChoice) => void }) {
  const { t } = useLingui();
  const [set, setSet] = useState<PracticeSet | 'mixed'>('mixed');
  const [mode, setMode] = useState<PracticeMode>('camera');
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose({ set: set === 'mixed' ? null : set, mode });
  };
  return (
    <form onSubmit={choose} className="flex flex-col gap-6">
      <RadioList
        label={t`Questions`}
        options={[
          { id: 'mixed', label: t(MIXED_NAME) },
          ...PRACTICE_SETS.map((id) => ({ id, label: t(SET_NAMES[id]) })),
        ]}
        value={set}
        onChange={setSet}
      />
      <RadioList
        label={t`How you answer`}
        options={PRACTICE_MODES.map((id) => ({ id, label: t(MODE_NAMES[id]) }))}
        value={mode}
        onChange={setMode}
      />
      <SubmitButton className="self-start">
        <Trans>Continue</Trans>
      </SubmitButton>
    </form>
  );
}
