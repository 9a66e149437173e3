import { Trans, useLingui } from '@lingui/react/macro';
import type { ResumeResult } from '@preproom/models/contract/assessments/resumeResult';
import { ROLE_TEXTS } from '../../../../shared/assessments/roleTexts.ts';

interface TargetTextProps {
  target: ResumeResult['target'];
  /** False if a job was chosen in which we know no skill, so that nothing was compared. */
  isScored?: boolean;
}

/** What a resume was compared with. */
export function TargetText({ target, isScored = true }: TargetTextProps) {
  const { t } = useLingui();
  if (target === null) return <Trans>Not compared with a job or role</Trans>;
  if (!isScored) return <Trans>Not compared: no skills we recognise in the job description</Trans>;
  if (target === 'pasted') return <Trans>Compared with the job description you pasted</Trans>;
  return <Trans>Compared with: {t(ROLE_TEXTS[target])}</Trans>;
}
