import { useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useErrorText } from '../../../lib/texts/errorText.ts';

/** As specified: what the server says, in the current language, or this sentence if it said nothing. Only then is there a cause. */
export function useSocialErrorText(): (error: AppError) => string {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (error) => (error.cause === undefined ? errorText(error) : t`Please try after some time.`);
}
