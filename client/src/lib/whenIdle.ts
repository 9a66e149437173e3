/** Fallback delay for browsers without requestIdleCallback. */
const SURELY_IDLE_MS = 2_000;

/** Resolves when the browser is idle, not before this time has passed. */
export async function whenIdle(afterMs = 0): Promise<void> {
  if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, SURELY_IDLE_MS);
  });
}
