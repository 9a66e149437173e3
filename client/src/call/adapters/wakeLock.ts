/** Keeps the screen on while the page is visible; returns its undo. Without browser support it does nothing. */
export function keepScreenOn(): () => void {
  let held: Promise<WakeLockSentinel | undefined> | null = null;

  const take = () => {
    if (document.visibilityState !== 'visible' || held) return;
    const mine = request();
    held = mine;
    const forget = () => {
      if (held === mine) held = null;
    };
    // Browsers release the lock when the page is hidden, and grant none until it is visible again.
    void mine.then((lock) => (lock ? lock.addEventListener('release', forget) : forget()));
  };

  take();
  document.addEventListener('visibilitychange', take);
  return () => {
    document.removeEventListener('visibilitychange', take);
    void held?.then((lock) => lock?.release());
  };
}

/** A low battery or a browser policy may refuse it. */
async function request(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock?.request('screen');
  } catch {
    return undefined;
  }
}
