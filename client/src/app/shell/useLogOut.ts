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
      // These hold this person's details or somebody's case; other forms keep theirs under the person's id.
      forgetDrafts('contact:');
      forgetDrafts('act:');
      forgetDrafts('chat:');
    } catch (failure) {
      useStore.getState().showError(asAppError(failure));
      setLoggingOut(false);
    }
  }
  return { isLoggingOut, logOut };
}
