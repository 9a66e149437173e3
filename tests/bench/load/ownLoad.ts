/** Begins to measure; the returned function says what share of one core this process has taken since. */
export function measureLoad(): () => number {
  const before = process.cpuUsage();
  const startMs = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / (performance.now() - startMs);
  };
}
