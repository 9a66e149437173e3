import { useEffect, useState } from 'react';

/** Loads a part of the page when it is first wanted, and keeps it. `load` has to stay the same function. */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean) {
  const [wasWanted, setWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWanted(true);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (!wasWanted) return;
    let isGone = false;
    load().then(
      // A component is a function, which a setter would call.
      (value) => !isGone && setLoaded(() => value),
      (cause: unknown) => {
        console.warn('a part of the page could not be loaded', cause);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, wasWanted, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  return { loaded, hasFailed, retry };
}

/** Loads a layer over the call after the first view. If that failed, it is tried again when `isAskedFor`. Null until it is there. */
export function useLaterLayer<T>(load: () => Promise<T>, isAskedFor: boolean): T | null {
  const { loaded, hasFailed, retry } = useLoaded(load, true);
  const isToRetry = isAskedFor && hasFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(() => {
    if (isToRetry) retry();
  }, [isToRetry]);
  return loaded;
}
