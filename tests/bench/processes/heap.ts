/** Bytes of live objects after everything that is not has been collected. */
export function heapAfterCollection(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
