import { startTransition, useEffect, useState } from 'react';
import type { Readable } from '../lib/observable.ts';
import type { CallView } from './callPorts.ts';

/** Connecting takes less than this on a good connection; on a bad one the progress is shown. */
const LONGEST_WAIT_MS = 250;

type Status = CallView['call']['status'];

/** A loss is shown at once; the steps of a recovery only when it is complete. */
function isIntermediateStep(status: Status, rendered: Status): boolean {
  return (
    status === 'joining' || status === 'connecting' || (status === 'reconnecting' && rendered === status)
  );
}

/**
 * The call's view for rendering. The intermediate steps of connecting are held back for a moment, and updates are deferred:
 * on a slow device rendering takes longer than connecting, and would delay it.
 */
export function useCallView({ get, subscribe }: Readable<CallView>): CallView {
  const [view, setView] = useState(get);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let rendered: Status;
    const render = () => {
      clearTimeout(waiting);
      waiting = undefined;
      rendered = get().call.status;
      startTransition(() => setView(get));
    };
    const onChange = () => {
      if (isIntermediateStep(get().call.status, rendered)) waiting ??= setTimeout(render, LONGEST_WAIT_MS);
      else render();
    };
    render();
    const unsubscribe = subscribe(onChange);
    return () => {
      unsubscribe();
      clearTimeout(waiting);
    };
  }, [get, subscribe]);
  return view;
}
