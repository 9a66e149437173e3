export interface Readable<State> {
  get(): State;
  /** Calls the listener after every change; returns its undo. */
  subscribe(listener: () => void): () => void;
}

export interface Observable<State> extends Readable<State> {
  change(part: Partial<State>): void;
}

/** A state that React can read with useSyncExternalStore: a new object at every change, the same one in between. */
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
