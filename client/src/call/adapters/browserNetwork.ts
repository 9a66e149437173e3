import type { WatchNetwork } from '../core/ports.ts';

/** Chromium only; the network type only on phones. */
type Connection = EventTarget & { type?: string };

/** Calls the listener when the device is online again or changed to another type of network. */
export const watchBrowserNetwork: WatchNetwork = (onChange) => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  let type = connection?.type;
  // The event also fires for every new speed estimate.
  const onConnection = () => {
    if (connection?.type === type) return;
    type = connection?.type;
    onChange();
  };
  window.addEventListener('online', onChange);
  connection?.addEventListener('change', onConnection);
  return () => {
    window.removeEventListener('online', onChange);
    connection?.removeEventListener('change', onConnection);
  };
};
