import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first picture in the browser, which has to be the same; true ever after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
