import { CommandKey } from '../commands/CommandKey.tsx';
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
      <CommandKey />
      <Header />
      <OfflineRibbon />
      <ErrorBanner />
      <MainPart />
      <Footer />
    </div>
  );
}
