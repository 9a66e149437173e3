/** Keeps the screen on while the page is seen; returns its undo. Browsers that cannot do it, or will not, change nothing. */
export function keepScreenOn(): () => void {
  let held: Promise<WakeLockSentinel | undefined> | null = null;

  const take = () => {
    if (document.visibilityState !== 'visible' || held) return;
    const mine = request();
    held = mine;
    const forget = () => {
      if (held === mine) held = null;
    };
    // Browsers take the lock away whenever the page is hidden, and give none until it is seen again.
    void mine.then((lock) => (lock ? lock.addEventListener('release', forget) : forget()));
  };

  take();
  document.addEventListener('visibilitychange', take);
  return () => {
    document.removeEventListener('visibilitychange', take);
    void held?.then((lock) => lock?.release());
  };
}

/** A battery that runs low, or a policy, refuses it. */
async function request(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock?.request('screen');
  } catch {
    return undefined;
  }
}
