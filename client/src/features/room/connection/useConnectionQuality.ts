import { useSyncExternalStore } from 'react';
import type { ConnectionView } from '../../../call/connectionQuality/connectionMonitor.ts';
import type { Call } from '../../../call/useCall.ts';

/**
 * One value from the connection monitor. It changes every second, so a component asks for what it shows alone: `read` has to
 * answer with the same value, or the same object, as long as that has not changed.
 */
export function useConnectionQuality<Value>(
  { session: { connectionMonitor } }: Pick<Call, 'session'>,
  read: (view: ConnectionView) => Value,
): Value {
  return useSyncExternalStore(connectionMonitor.subscribe, () => read(connectionMonitor.get()));
}
