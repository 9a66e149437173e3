import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { useLanguageWait } from '../../lib/page/useLanguageWait.ts';
import { LoadingPage } from '../../ui/Logo.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

/** The current page in its `<main>`. A page that breaks leaves the frame around it working. */
export function MainPart({ className }: { className?: string }) {
  const markLive = useLanguageWait();
  return (
    <main id="main" tabIndex={-1} className={cx('flex-1 outline-none', className)}>
      <RouteBoundary>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
          <Live onLive={markLive} />
        </Suspense>
      </RouteBoundary>
    </main>
  );
}

/** After the page's own effects: the frame around it reacts to clicks before the page does. */
function Live({ onLive }: { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return null;
}
