import { useState } from 'react';
import { asAppError } from '../lib/api.ts';
import { useStore } from '../lib/store.ts';

/** Ends the login; the page is then on its way home. A failure shows in the banner and can be tried again. */
export function useLogOut() {
  const [isLoggingOut, setLoggingOut] = useState(false);
  async function logOut() {
    setLoggingOut(true);
    try {
      await useStore.getState().logOut();
    } catch (failure) {
      useStore.getState().showError(asAppError(failure));
      setLoggingOut(false);
    }
  }
  return { isLoggingOut, logOut };
}
