import { type RefObject, useEffect, useState } from 'react';

const IDLE_AFTER_MS = 4_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** True when nobody has moved, touched, typed or changed the focus inside the element for 4 seconds. */
export function useIdle(element: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    };
    for (const sign of SIGNS_OF_LIFE) watched.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) watched.removeEventListener(sign, wake);
    };
  }, [element]);
  return isIdle;
}
