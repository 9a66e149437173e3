import { useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useErrorText } from '../../../lib/texts/errorText.ts';

/** What is said of a social log-in that failed: the server's reason, or the specification's sentence when it gave none. */
export function useSocialErrorText(): (error: AppError) => string {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (error) =>
    error.code === 'unavailable' || error.code === 'internal' || error.code === 'bad_request'
      ? t`Please try after some time.`
      : errorText(error);
}
