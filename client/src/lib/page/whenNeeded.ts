import { whenIdle } from '../whenIdle.ts';

/** Calls `act` once when a part of the page, the children of an element, is needed. Returns the undo. */
export type FetchWhen = (parent: HTMLElement | null, act: () => void) => (() => void) | undefined;

/** How far below the window a part may be when its code is fetched: about a screen, so that it is there before it is seen. */
const AHEAD = '100% 0px';

/** When the part's first element is in the window or about a screen below. */
export const whenNear: FetchWhen = (parent, act) => {
  const start = parent?.firstElementChild;
  if (!start || !('IntersectionObserver' in window)) {
    act();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(start);
  return () => observer.disconnect();
};

const USES = ['pointermove', 'pointerdown', 'touchstart', 'focusin'] as const;

/**
 * When somebody points at the part or focuses something in it, also before this is called; at the latest when the browser is idle,
 * because buttons look disabled until then.
 */
export const whenUsed: FetchWhen = (parent, act) => {
  if (!parent || parent.contains(document.activeElement)) {
    act();
    return;
  }
  const listening = new AbortController();
  const { signal } = listening;
  const actOnce = () => {
    if (signal.aborted) return;
    listening.abort();
    act();
  };
  const use = ({ target }: Event) => {
    if (target instanceof Node && parent.contains(target)) actOnce();
  };
  // On the window: React stops what happens in a part without code at the page's root.
  for (const kind of USES) addEventListener(kind, use, { signal, capture: true, passive: true });
  void whenIdle().then(actOnce);
  return () => listening.abort();
};
