/** What every measured process tells of itself. */
export const own = {
  /** Bytes of live objects after everything that is not has been collected. */
  heap(): number {
    for (let i = 0; i < 3; i++) globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
  /** Milliseconds of processor time since the start. */
  cpuMs(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};
