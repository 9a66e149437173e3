import { useLingui } from '@lingui/react/macro';
import type { PracticeMode, PracticeSet } from '@preproom/models/contract/assessments/practiceResult';
import { MIXED_NAME, MODE_NAMES, SET_NAMES } from './practiceTexts.ts';

/** "Under pressure · Microphone only". */
export function PracticeName({ set, mode }: { set: PracticeSet | null; mode: PracticeMode }) {
  const { t } = useLingui();
  return (
    <>
      {t(set ? SET_NAMES[set] : MIXED_NAME)} · {t(MODE_NAMES[mode])}
    </>
  );
}
