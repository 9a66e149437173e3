import { Trans } from '@lingui/react/macro';
import { sendTestMail } from '@preproom/models/contract/team/opening';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from './Confirm.tsx';

/** Sends an e-mail to the member; whether it came only they can say. */
export function TestMail({ isDone }: { isDone: boolean }) {
  const errorText = useErrorText();
  const send = useMutation({ mutationFn: () => callApi(sendTestMail, {}) });
  return (
    <div className="flex flex-wrap items-start gap-2">
      {!isDone && (
        <Button tone="quiet" size="small" isBusy={send.isPending} onClick={() => send.mutate()}>
          <Trans>Send me a test e-mail</Trans>
        </Button>
      )}
      <Confirm step="mail" isDone={isDone} />
      <p role="status" className="basis-full text-14 text-muted wrap-anywhere empty:hidden">
        {send.data && <Trans>On its way to {send.data.to}. It can take a minute.</Trans>}
      </p>
      {send.error && <Banner tone="error">{errorText(send.error)}</Banner>}
    </div>
  );
}
