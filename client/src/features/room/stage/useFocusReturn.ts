import { useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the focus back to what had it before something opened, once that is closed. */
export function useFocusReturn(isOpen: boolean): void {
  const before = useRef<Element | null>(null);
  // Before the editor takes the focus, and before a narrower row of buttons hides the one that was pressed.
  useLayoutEffect(() => {
    if (isOpen) before.current = document.activeElement;
  }, [isOpen]);
  // After the change is in the page: hidden buttons can't have the focus.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, [isOpen]);
}
