import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { beforeLanguageChange, loadTexts } from '../i18n.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { type FetchWhen, whenNear, whenUsed } from './whenNeeded.ts';

export interface LaterPartOptions {
  /** Shown until the code is there, in a page that the browser rendered. */
  placeholder?: ReactNode;
  /** Features whose texts the part shows and the page does not; its route names them as `laterCatalogue`. */
  catalogue?: readonly string[];
  /**
   * When the code of a part that the server rendered is fetched. `near`: about a screen before it is seen. `used`: when it is
   * pointed at or focused, or the browser is idle, for a form. `changed`: with another language, for a part that only shows.
   */
  when?: 'near' | 'used' | 'changed';
}

export interface LaterPartProps {
  /** Fetches the code at once: the person comes back to what they had begun. */
  isNeeded?: boolean;
}

/**
 * Part of a page, rendered by the server like the rest. Until its code is fetched its HTML stands as it came: links and text fields
 * work, submit buttons are disabled.
 */
export function laterPart(
  load: () => Promise<ComponentType>,
  { placeholder = <div className="min-h-dvh" />, catalogue = [], when = 'near' }: LaterPartOptions = {},
): (props: LaterPartProps) => ReactNode {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  // What cannot be fetched stays as the server rendered it, and is tried again at the next visit.
  const fetchCode = async () => {
    const [Part] = await Promise.all([load(), loadTexts(catalogue)]).catch(() => []);
    if (Part) resolve(Part);
    return Part !== undefined;
  };
  const live = Promise.withResolvers<void>();
  // In the new language it would not match the server's HTML.
  const prepare = async () => {
    if (await fetchCode()) await live.promise;
  };
  if (import.meta.env.SSR) void fetchCode();
  const fetchWhen: FetchWhen = { near: whenNear, used: whenUsed, changed: () => undefined }[when];
  const Part = () => {
    const Loaded = use(promise);
    useEffect(live.resolve, []);
    return <Loaded />;
  };
  // The same element in every render: React discards the server's HTML below a Suspense that renders again before its code is loaded.
  const waiting = (
    <Suspense fallback={placeholder}>
      <Part />
    </Suspense>
  );
  return function LaterPart({ isNeeded = false }) {
    const part = useRef<HTMLDivElement>(null);
    const isRendered = useRef(!useIsHydrated());
    useEffect(() => {
      // A part that the browser renders is waited for, unless it is below the window.
      if (isNeeded || (when !== 'near' && !isRendered.current)) return void fetchCode();
      return fetchWhen(part.current, () => void fetchCode());
    }, [isNeeded]);
    useEffect(() => {
      const undo = beforeLanguageChange(prepare);
      return () => {
        undo();
        // Nobody waits for a part that is gone.
        live.resolve();
      };
    }, []);
    return (
      <div ref={part} className="contents">
        {waiting}
      </div>
    );
  };
}
