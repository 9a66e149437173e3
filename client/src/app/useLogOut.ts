import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asAppError } from '../lib/api.ts';
import { LOGOUT_REDIRECT_MS, useStore } from '../lib/store.ts';

/** Ends the login; a second later the page is the home page, and nothing of the person is left in memory. */
export function useLogOut() {
  const [isLoggingOut, setLoggingOut] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function logOut() {
    setLoggingOut(true);
    try {
      await useStore.getState().logOut();
    } catch (failure) {
      useStore.getState().showError(asAppError(failure));
      setLoggingOut(false);
      return;
    }
    setTimeout(() => {
      queries.clear();
      void navigate('/');
    }, LOGOUT_REDIRECT_MS);
  }

  return { isLoggingOut, logOut };
}
