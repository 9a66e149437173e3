import { Trans } from '@lingui/react/macro';
import { asAppError } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Why a change of a program was refused. */
export function ChangeFault({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const failure = asAppError(error);
  return (
    <Banner tone="error">
      {failure.code === 'conflict' && !failure.fields ? (
        <Trans>Not saved. A teammate changed this program first. Close this and check it.</Trans>
      ) : failure.code === 'conflict' ? (
        <Trans>There’s already a program with this name.</Trans>
      ) : (
        errorText(failure)
      )}
    </Banner>
  );
}
