import { Trans } from '@lingui/react/macro';
import { getRelays } from '@preproom/models/contract/room/relays';
import { useMutation } from '@tanstack/react-query';
import { browserConnectionCheck } from '../../../call/adapters/browserConnectionCheck.ts';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from './Confirm.tsx';

/** Asks the relays for a path from this browser, as a call does. */
export function RelayTest({ isDone }: { isDone: boolean }) {
  const errorText = useErrorText();
  const test = useMutation({ mutationFn: tryRelays });
  return (
    <div className="flex flex-wrap items-start gap-2">
      {!isDone && (
        <Button tone="quiet" size="small" isBusy={test.isPending} onClick={() => test.mutate()}>
          <Trans>Test from this browser</Trans>
        </Button>
      )}
      <Confirm step="relay" isDone={isDone} />
      <p role="status" className="basis-full text-14 text-muted empty:hidden">
        {test.data === 'works' && <Trans>It works from here.</Trans>}
        {test.data === 'not_configured' && (
          <Trans>
            No relay is set up, so people behind strict networks can’t join a call. If that’s intended, mark
            this step as done.
          </Trans>
        )}
        {test.data === 'no_answer' && (
          <Trans>No answer from here. Check TURN_URLS, TURN_SECRET and the firewall.</Trans>
        )}
      </p>
      {test.error && <Banner tone="error">{errorText(test.error)}</Banner>}
    </div>
  );
}

async function tryRelays() {
  const { relays } = await callApi(getRelays, {});
  if (relays.length === 0) return 'not_configured';
  const { hasFound } = await browserConnectionCheck.probeCandidate(
    relays,
    'relay',
    new AbortController().signal,
  );
  return hasFound ? 'works' : 'no_answer';
}
