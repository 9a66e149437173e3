import { useSyncExternalStore } from 'react';
import type { LineView } from '../../../call/connectionQuality/connectionMonitor.ts';
import type { Call } from '../../../call/useCall.ts';

/**
 * One thing that is known of the line. It changes every second, so a component asks for what it shows alone: `read` has to
 * answer with the same value, or the same object, as long as that has not changed.
 */
export function useLine<Value>(
  { session: { line } }: Pick<Call, 'session'>,
  read: (view: LineView) => Value,
): Value {
  return useSyncExternalStore(line.subscribe, () => read(line.get()));
}
