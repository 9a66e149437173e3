/** Resolves in a pass of the event loop that this caller begins alone. */
type OwnPass = (key: string) => Promise<void>;

/**
 * Lets one caller go on in each pass of the event loop, so that all other work of the process goes first after each. Keys take turns: a
 * thousand callers of one key delay a caller of another by one pass. Who is alone goes on at once.
 */
export function createFairPasses(): OwnPass {
  /** Round-robin: whoever had a turn goes to the end. */
  const waiting = new Map<string, (() => void)[]>();
  let isTaken = false;
  const goOn = () => {
    const next = waiting.entries().next().value;
    isTaken = next !== undefined;
    if (!next) return;
    const [key, callers] = next;
    waiting.delete(key);
    callers.shift()?.();
    if (callers.length > 0) waiting.set(key, callers);
    setImmediate(goOn);
  };
  return (key) => {
    if (!isTaken) {
      isTaken = true;
      setImmediate(goOn);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const callers = waiting.get(key);
      if (callers) callers.push(resolve);
      else waiting.set(key, [resolve]);
    });
  };
}
