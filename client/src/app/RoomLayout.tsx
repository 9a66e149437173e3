import { Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPage } from '../ui/Logo.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

/**
 * The room has the whole window, without the site's header, and is always dark (dialogs outside its tree too). No translator may
 * touch it: it moves the texts that React holds, so the next one to change takes the call down. We have our own translations.
 */
export function RoomLayout() {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = 'room';
    page.setAttribute('translate', 'no');
    return () => {
      delete page.dataset.theme;
      page.removeAttribute('translate');
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
