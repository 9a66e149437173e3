import { useEffect, useRef, useState } from 'react';
import { beforeLanguageChange } from '../i18n.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * Keeps a change of language waiting until a part of the server's page is live, because in the new language it would not match the
 * server's HTML. For above the part's Suspense; returns what is called when the part is live.
 */
export function useLanguageWait(): () => void {
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>());
  // What the browser renders waits for nothing.
  const isRendered = useRef(!useIsHydrated());
  useEffect(() => {
    const undo = beforeLanguageChange(async () => {
      if (isRendered.current) await promise;
    });
    return () => {
      undo();
      resolve();
    };
  }, [promise, resolve]);
  return resolve;
}
