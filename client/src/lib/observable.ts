export interface Readable<State> {
  get(): State;
  /** Calls the listener after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface Observable<State> extends Readable<State> {
  change(part: Partial<State>): void;
}

/** State for useSyncExternalStore: every change makes a new object, so snapshots compare by identity. */
export function createObservable<State extends object>(initial: State): Observable<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => {
      state = { ...state, ...part };
      for (const listener of [...listeners]) listener();
    },
  };
}
