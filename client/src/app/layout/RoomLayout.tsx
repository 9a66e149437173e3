import { Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { chosenTheme, showTheme } from '../../lib/page/theme.ts';
import { LoadingPage } from '../../ui/Logo.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

/**
 * The room fills the window without the site's header and is always dark, dialogs included. `translate="no"`, because browser
 * translators move text nodes that React owns, and the next render would then crash the call.
 */
export function RoomLayout() {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = 'room';
    page.setAttribute('translate', 'no');
    return () => {
      showTheme(chosenTheme());
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
