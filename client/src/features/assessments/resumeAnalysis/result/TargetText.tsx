import { Trans, useLingui } from '@lingui/react/macro';
import type { ResumeResult } from '@preproom/models/contract/assessments/resumeResult';
import { ROLE_TEXTS } from '../../../../shared/assessments/roleTexts.ts';

/** What a resume was compared with. */
export function TargetText({ target }: { target: ResumeResult['target'] }) {
  const { t } = useLingui();
  if (target === null) return <Trans>No target, so the match isn’t scored</Trans>;
  if (target === 'pasted') return <Trans>Compared with the job description you pasted</Trans>;
  return <Trans>Compared with: {t(ROLE_TEXTS[target])}</Trans>;
}
