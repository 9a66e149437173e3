/** Fallback delay for browsers without requestIdleCallback. */
const SURELY_IDLE_MS = 2_000;

/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, SURELY_IDLE_MS);
  });
}
