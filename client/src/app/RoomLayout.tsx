import { Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPage } from '../ui/Logo.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

/** The room has the whole window, without the site's header, and is always dark (dialogs outside its tree too). */
export function RoomLayout() {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = 'room';
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, []);
  return (
    <RouteBoundary>
      <ErrorBanner />
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
    </RouteBoundary>
  );
}
