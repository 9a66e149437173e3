import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/whenIdle.ts';
import { ErrorBanner } from '../layout/ErrorBanner.tsx';
import { MainPart } from '../layout/MainPart.tsx';
import { OfflineRibbon } from '../layout/OfflineRibbon.tsx';
import { SkipLink } from '../layout/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** The specification's header and footer, around every page that visitors see. */
export function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <OfflineRibbon />
      <ErrorBanner />
      <LaterExtras />
      <MainPart />
      <Footer />
    </div>
  );
}

/** Loaded once the page stands, so that the first view stays small. Without it, only a key and a note are missing. */
function LaterExtras() {
  const [Extras, setExtras] = useState<ComponentType>();
  useEffect(() => {
    whenIdle()
      .then(() => import('./SiteExtras.tsx'))
      .then((loaded) => setExtras(() => loaded.SiteExtras))
      .catch(() => undefined);
  }, []);
  return Extras && <Extras />;
}
