import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { LoadingPage } from '../../ui/Logo.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

/** The current page in its `<main>`. A page that breaks leaves the frame around it working. */
export function MainPart({ className }: { className?: string }) {
  return (
    <main id="main" tabIndex={-1} className={cx('flex-1 outline-none', className)}>
      <RouteBoundary>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </RouteBoundary>
    </main>
  );
}
