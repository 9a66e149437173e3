import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPage } from '../ui/Logo.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineRibbon } from './OfflineRibbon.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

/** Header, main and footer around every page except the room. */
export function PageLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute -top-20 left-4 z-50 rounded-control bg-peacock px-4 py-3 text-on-peacock focus:top-2"
      >
        <Trans>Skip to main content</Trans>
      </a>
      <Header />
      <OfflineRibbon />
      <ErrorBanner />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <RouteBoundary>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </RouteBoundary>
      </main>
      <Footer />
    </div>
  );
}
