import { Trans } from '@lingui/react/macro';
import type { RunState } from './useProgramRun.ts';

const BYTES_PER_MB = 1024 * 1024;

/** What happens before a program has ended; nothing when none is under way. */
export function RunProgress({ state }: { state: RunState }) {
  if (state.status === 'loading') {
    const mb = (state.bytes / BYTES_PER_MB).toFixed(1);
    return <Trans>Getting ready: {mb} MB unpacked</Trans>;
  }
  if (state.status === 'running') return <Trans>Running</Trans>;
  if (state.status !== 'sent') return null;
  switch (state.step) {
    case null:
      return <Trans>Sending the program…</Trans>;
    case 'waiting':
      return <Trans>Waiting for a free runner…</Trans>;
    case 'compiling':
      return <Trans>Compiling…</Trans>;
    case 'running':
      return <Trans>Running</Trans>;
  }
}
