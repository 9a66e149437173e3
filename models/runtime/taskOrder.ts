/** Runs tasks with the same key one at a time, in the order of the calls. */
export type InOrder = <T>(key: string, task: () => Promise<T>) => Promise<T>;

export function createTaskOrder(): InOrder {
  const tails = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const running = (tails.get(key) ?? Promise.resolve()).then(task);
    const tail: Promise<unknown> = running
      .catch(() => {})
      .finally(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
    tails.set(key, tail);
    return running;
  };
}
