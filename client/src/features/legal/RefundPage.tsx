import { useLingui } from '@lingui/react/macro';
import { LegalPage } from './LegalPage.tsx';
import { refundSections } from './refundSections.tsx';

export function RefundPage() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Refund policy`}
      description={t`When you get your money back, how much of it, and how to ask for it.`}
      updated="2026-11-21"
      isDraft
      sections={refundSections()}
    />
  );
}
