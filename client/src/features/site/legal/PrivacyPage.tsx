import { useLingui } from '@lingui/react/macro';
import { PRIVACY_VERSION } from '@preproom/models/contract/accounts/consents';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { LegalPage } from './LegalPage.tsx';
import { privacySections } from './privacySections.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  return (
    <LegalPage
      title={t`Privacy policy`}
      description={t`What data we keep about you, why and for how long, who sees it, and how to get, correct or delete it.`}
      updated={PRIVACY_VERSION}
      isDraft
      sections={privacySections(brandName)}
    />
  );
}
