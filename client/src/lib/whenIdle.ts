/** A browser that cannot say when it is idle has drawn its first view by then. */
const SURELY_IDLE_MS = 2_000;

/** Resolves when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, SURELY_IDLE_MS);
  });
}
