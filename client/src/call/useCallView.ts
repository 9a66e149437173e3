import { startTransition, useEffect, useState } from 'react';
import type { CallSession, CallView } from './callPorts.ts';

/** Connecting takes less than this on a good connection; on a bad one the progress is shown. */
const LONGEST_WAIT_MS = 250;

type Status = CallView['call']['status'];

/** That something is lost shows at once; how it is found again, when it is. */
function isStepOnTheWay(status: Status, drawn: Status): boolean {
  return status === 'joining' || status === 'connecting' || (status === 'reconnecting' && drawn === status);
}

/**
 * What the call is like, for drawing. The steps in which a connection is made are not drawn for a moment, and everything is
 * drawn piece by piece: on a slow device drawing takes longer than the connection, and would have it wait.
 */
export function useCallView({ get, subscribe }: CallSession): CallView {
  const [view, setView] = useState(get);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let drawn: Status;
    const draw = () => {
      clearTimeout(waiting);
      waiting = undefined;
      drawn = get().call.status;
      startTransition(() => setView(get));
    };
    const onChange = () => {
      if (isStepOnTheWay(get().call.status, drawn)) waiting ??= setTimeout(draw, LONGEST_WAIT_MS);
      else draw();
    };
    draw();
    const unsubscribe = subscribe(onChange);
    return () => {
      unsubscribe();
      clearTimeout(waiting);
    };
  }, [get, subscribe]);
  return view;
}
