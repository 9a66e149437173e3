import { Suspense, useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { LoadingPage } from '../../ui/Logo.tsx';
import { MainPart } from '../layout/MainPart.tsx';
import { ErrorBoundary } from '../layout/RouteBoundary.tsx';
import { type LazyPage, lazyPage } from '../lazyPage.tsx';

// Loaded, with menu and dialogs, only where they are shown: visitors' pages stay small.
const Shell = lazyPage({
  load: async () => (await import('./Shell.tsx')).Shell,
  catalogue: ['shell', 'notifications'],
});
const PlainFrame = lazyPage({
  load: async () => (await import('./PlainFrame.tsx')).PlainFrame,
  catalogue: 'shell',
});

/** Around the pages of people who are logged in. Those whose account is about to be deleted have nowhere to go from there. */
export function ShellLayout() {
  const isLeaving = useStore(({ deletesAt }) => deletesAt !== null);
  return <LazyFrame Frame={isLeaving ? PlainFrame : Shell} />;
}

/** Around a task that is finished before anything else: onboarding, paying, feedback. */
export function PlainLayout() {
  return <LazyFrame Frame={PlainFrame} />;
}

/** The page alone while nobody is known: it says that it is loading, or what failed. */
function LazyFrame({ Frame }: { Frame: LazyPage }) {
  const isKnown = useStore(({ user }) => user !== null);
  useEffect(() => {
    // Beside the call for the user. A failure shows when the frame is needed.
    Frame.preload().catch(() => undefined);
  }, [Frame]);
  if (!isKnown) return <MainPart />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingPage />}>
        <Frame />
      </Suspense>
    </ErrorBoundary>
  );
}
