import type { WatchNetwork } from '../core/ports.ts';

/** Chromium's alone, and its type of network only on phones. */
type Connection = EventTarget & { type?: string };

/** The device is online again, or has gone from one kind of network to another. */
export const watchBrowserNetwork: WatchNetwork = (onChange) => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  let type = connection?.type;
  // It tells every new estimate of its speed, too.
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
