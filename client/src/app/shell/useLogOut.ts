import { useState } from 'react';
import { asAppError } from '../../lib/api.ts';
import { forgetDraftsBut } from '../../lib/drafts/sessionDraft.ts';
import { useStore } from '../../lib/store.ts';

/** Logs out and goes to the home page. A failure shows in the error banner. */
export function useLogOut() {
  const [isLoggingOut, setLoggingOut] = useState(false);
  async function logOut() {
    setLoggingOut(true);
    try {
      const userId = useStore.getState().user?._id;
      await useStore.getState().logOut();
      if (userId) forgetDraftsBut(userId);
    } catch (failure) {
      useStore.getState().showError(asAppError(failure));
      setLoggingOut(false);
    }
  }
  return { isLoggingOut, logOut };
}
