import { useLingui } from '@lingui/react/macro';
import type { Attempt } from '@preproom/models/contract/assessments/attempts';
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
export function useAttemptTexts({ _id, topic, result }: Attempt): AttemptTexts {
  const { t, i18n } = useLingui();
  const field = labelOf(EXPERTISE_CATEGORY_NAMES, topic, i18n.locale as Language);
  return {
    name: t`Quiz: ${field}`,
    result: result && t(BAND_NAMES[result.band]),
    path: `/assessments/technical/${_id}`,
  };
}
