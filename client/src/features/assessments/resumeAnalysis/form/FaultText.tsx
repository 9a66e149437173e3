import { useLingui } from '@lingui/react/macro';
import type { ExtractError } from '../../../../resume/extract/extractError.ts';
import { FAULT_TEXTS, tooManyPages } from '../texts/faultTexts.ts';

/** Why a file can't be read. */
export function FaultText({ error: { fault, pages = 0 } }: { error: ExtractError }) {
  const { t } = useLingui();
  return fault === 'too_many_pages' ? t(tooManyPages(pages)) : t(FAULT_TEXTS[fault]);
}
