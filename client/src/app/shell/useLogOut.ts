import { useState } from 'react';
import { asAppError } from '../../lib/api.ts';
import { forgetDrafts } from '../../lib/drafts/sessionDraft.ts';
import { useStore } from '../../lib/store.ts';

/** Logs out and goes to the home page. A failure shows in the error banner. */
export function useLogOut() {
  const [isLoggingOut, setLoggingOut] = useState(false);
  async function logOut() {
    setLoggingOut(true);
    try {
      await useStore.getState().logOut();
      // The contact form holds this person's details; other forms keep theirs under the person's id.
      forgetDrafts('contact:');
    } catch (failure) {
      useStore.getState().showError(asAppError(failure));
      setLoggingOut(false);
    }
  }
  return { isLoggingOut, logOut };
}
