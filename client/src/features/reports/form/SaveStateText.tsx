import { Trans } from '@lingui/react/macro';
import { useWhen } from '../../../lib/texts/when.ts';
import type { SaveState } from './draftSaver.ts';

/** Whether what was rated is saved. */
export function SaveStateText({ saveState }: { saveState: SaveState }) {
  const when = useWhen();
  switch (saveState.state) {
    case 'idle':
      return null;
    case 'saving':
      return <Trans>Saving…</Trans>;
    case 'saved':
      return <Trans>Saved at {when.time(saveState.savedAt)}</Trans>;
    case 'offline':
      return <Trans>Saved on this device. We’ll keep trying to upload it.</Trans>;
    case 'refused':
      return <Trans>Saved on this device only.</Trans>;
  }
}
