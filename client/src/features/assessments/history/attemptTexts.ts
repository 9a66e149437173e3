import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Attempt } from '@preproom/models/contract/assessments/attempts';
import { resumeScore } from '@preproom/models/contract/assessments/resumeRubric';
import { EXPERTISE_CATEGORY_NAMES } from '@preproom/models/contract/catalogues/expertise';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { BAND_NAMES } from '../../../lib/texts/quizBands.ts';

export interface AttemptTexts {
  name: string;
  /** Null while it is open, and when it came to nothing. */
  result: string | null;
  /** Of its page. */
  path: string | null;
}

/** Name, result and page of an attempt in the reader's language. */
export function useAttemptTexts({ _id, kind, topic, result }: Attempt): AttemptTexts {
  const { t, i18n } = useLingui();
  if (kind === 'resume') {
    const { score, outOf } = result?.kind === 'resume' ? resumeScore(result.points) : NO_SCORE;
    return { name: t`Resume analysis`, result: t`${score} of ${outOf}`, path: '/assessments/resume' };
  }
  if (kind === 'behaviour') {
    const traits = result?.kind === 'behaviour' ? result.traits : [];
    const total = traits.length;
    const strong = traits.filter(({ band }) => band === 'strong').length;
    return {
      name: t`Work situations`,
      result: result && t`strong in ${strong} of ${total}`,
      path: `/assessments/behaviour/${_id}`,
    };
  }
  if (kind === 'practice') {
    const answers = result?.kind === 'practice' ? result.answers : 0;
    return {
      name: t`Practice room`,
      result: t`${plural(answers, { one: '# answer', other: '# answers' })}`,
      path: `/assessments/practice/${_id}`,
    };
  }
  const field = labelOf(EXPERTISE_CATEGORY_NAMES, topic, i18n.locale as Language);
  return {
    name: t`Quiz: ${field}`,
    result: result?.kind === 'technical' ? t(BAND_NAMES[result.band]) : null,
    path: `/assessments/technical/${_id}`,
  };
}

const NO_SCORE = { score: 0, outOf: 0 };
