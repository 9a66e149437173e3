import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

export interface LeaveGuard {
  /** The person wants to leave the page and has to confirm it. */
  isAsking: boolean;
  stay(): void;
  /** Goes where they wanted to go. */
  leave(): void;
}

/**
 * Holds back navigation away from the page, by links, Back and Forward, while `isActive`. Closing or reloading the tab is confirmed by
 * the browser. Browsers without the Navigation API (before 2026) do only that.
 */
export function useLeaveGuard(isActive: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [go, setGo] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isActive) return;
    const hold = (event: NavigateEvent) => {
      const { url, key, sameDocument } = event.destination;
      const to = new URL(url);
      const isElsewhere = to.pathname !== window.location.pathname;
      // What loads another document is confirmed by `beforeunload`.
      if (isLeaving.current || !event.cancelable || !sameDocument || !isElsewhere) return;
      event.preventDefault();
      const isTraversal = event.navigationType === 'traverse';
      setGo(
        () => () =>
          isTraversal ? window.navigation.traverseTo(key) : navigate(to.pathname + to.search + to.hash),
      );
    };
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
    const navigation: Navigation | undefined = window.navigation;
    navigation?.addEventListener('navigate', hold);
    window.addEventListener('beforeunload', confirm);
    return () => {
      navigation?.removeEventListener('navigate', hold);
      window.removeEventListener('beforeunload', confirm);
    };
  }, [isActive, navigate]);
  return {
    isAsking: go !== null,
    stay: () => setGo(null),
    leave() {
      isLeaving.current = true;
      setGo(null);
      go?.();
    },
  };
}
