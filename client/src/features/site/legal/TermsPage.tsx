import { useLingui } from '@lingui/react/macro';
import { TERMS_VERSION } from '@preproom/models/contract/accounts/consents';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { closingTerms } from './closingTerms.tsx';
import { LegalPage } from './LegalPage.tsx';
import { roomTerms } from './roomTerms.tsx';
import { termsSections } from './termsSections.tsx';

export function TermsPage() {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  return (
    <LegalPage
      title={t`Terms of use`}
      description={t`The rules for learners and mentors: accounts, sessions, behaviour in the room, payment and liability.`}
      updated={TERMS_VERSION}
      isDraft
      sections={[...termsSections(brandName), ...roomTerms(), ...closingTerms()]}
    />
  );
}
