import { Trans } from '@lingui/react/macro';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CodeState } from '../../../code/sync/codeSync.ts';
import { type SaveState, saveState, UNSAVED_AFTER_MS } from '../../../code/sync/saveState.ts';
import type { Readable } from '../../../lib/observable.ts';

/** Whether everything that was written here is stored on the server. */
export function SaveMark({ state }: { state: Readable<CodeState> }) {
  const shown = useSaveState(state);
  return (
    <p role="status" className="flex items-center gap-1.5 text-14 text-muted [&_svg]:size-4">
      {shown === 'saved' && (
        <>
          <Check aria-hidden />
          <span className="word">
            <Trans>Saved</Trans>
          </span>
        </>
      )}
      {shown === 'saving' && (
        <>
          <LoaderCircle aria-hidden />
          <span className="word">
            <Trans>Saving…</Trans>
          </span>
        </>
      )}
      {(shown === 'unsaved' || shown === 'refused') && (
        <span className="flex items-center gap-1.5 text-amber">
          <CloudOff aria-hidden />
          <span className="word">
            <Trans>Not saved yet</Trans>
          </span>
        </span>
      )}
    </p>
  );
}

function useSaveState(state: Readable<CodeState>): SaveState {
  const current = useSyncExternalStore(state.subscribe, state.get);
  const { unsavedSinceMs } = current;
  const [, setTick] = useState(0);
  useEffect(() => {
    if (unsavedSinceMs === null) return;
    const timer = setTimeout(
      () => setTick((before) => before + 1),
      Math.max(0, unsavedSinceMs + UNSAVED_AFTER_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [unsavedSinceMs]);
  return saveState(current, Date.now());
}
