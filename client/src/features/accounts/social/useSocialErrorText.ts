import { useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useErrorText } from '../../../lib/texts/errorText.ts';

/** Text for a failed social log-in: by the server's error code, or the specification's sentence. */
export function useSocialErrorText(): (error: AppError) => string {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (error) =>
    error.code === 'unavailable' || error.code === 'internal' || error.code === 'bad_request'
      ? t`Please try after some time.`
      : errorText(error);
}
