import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useErrorText } from '../../../../lib/texts/errorText.ts';

/** A quiet error next to the form, which keeps what was typed. */
export function FailureNote({ error }: { error: AppError }) {
  const errorText = useErrorText();
  return (
    <p role="status" className="text-14 text-muted sm:col-span-2">
      <Trans>Couldn’t send your request.</Trans> {errorText(error)}{' '}
      <Trans>Your details are still here.</Trans>
    </p>
  );
}
