import { Trans } from '@lingui/react/macro';
import { beginPasskeyProof, proveWithPasskey } from '@preproom/models/contract/accounts/secondFactor';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { secondFactorQuery } from '../secondFactor/useSecondFactor.ts';

/** A passkey in place of the password, for whoever has one. */
export function PasskeyProof({ onProved }: { onProved(): void }) {
  const errorText = useErrorText();
  const { data } = useQuery({ ...secondFactorQuery, retry: false });
  const proving = useMutation({
    mutationFn: async () => {
      const { options } = await callApi(beginPasskeyProof, {});
      const { signWithPasskey } = await import('../secondFactor/passkeyCalls.ts');
      return callApi(proveWithPasskey, { body: { passkey: await signWithPasskey(options) } });
    },
    onSuccess: onProved,
  });
  if (!data || data.passkeys.length === 0) return null;
  return (
    <>
      {proving.error && <Banner tone="error">{errorText(proving.error)}</Banner>}
      <Button isBusy={proving.isPending} onClick={() => proving.mutate()}>
        <Trans>Use a passkey</Trans>
      </Button>
    </>
  );
}
