import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef } from 'react';

/** How far below the window a part may be when its code is fetched: about a screen, so that it is there before it is seen. */
const AHEAD = '100% 0px';

/**
 * The lower part of a long page, rendered by the server like the rest. Its code is fetched when somebody comes near it; until then its
 * HTML stands as it came, or `placeholder` in a page that the browser rendered. For parts that do nothing but show and link.
 */
export function laterPart(
  load: () => Promise<ComponentType>,
  placeholder = <div className="min-h-dvh" />,
): () => ReactNode {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  // What cannot be fetched stays as the server rendered it, and is tried again at the next visit.
  const fetchCode = () => void load().then(resolve, () => undefined);
  if (import.meta.env.SSR) fetchCode();
  const Part = () => {
    const Loaded = use(promise);
    return <Loaded />;
  };
  return function LaterPart() {
    const start = useRef<HTMLDivElement>(null);
    useEffect(() => whenNear(start.current, fetchCode), []);
    return (
      <>
        <div ref={start} />
        <Suspense fallback={placeholder}>
          <Part />
        </Suspense>
      </>
    );
  };
}

function whenNear(element: HTMLElement | null, act: () => void): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) {
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
  observer.observe(element);
  return () => observer.disconnect();
}
