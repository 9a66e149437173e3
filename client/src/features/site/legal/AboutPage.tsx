import { useLingui } from '@lingui/react/macro';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { aboutSections } from './aboutSections.tsx';
import { claimSections } from './claimSections.tsx';
import { LegalPage } from './LegalPage.tsx';

export function AboutPage() {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  return (
    <LegalPage
      title={t`About us`}
      description={t`What ${brandName} does, what it doesn’t do, and what each claim on our home page means.`}
      updated="2026-11-23"
      sections={[...aboutSections(brandName), ...claimSections()]}
    />
  );
}
