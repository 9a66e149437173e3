import { useLingui } from '@lingui/react/macro';
import { LegalPage } from './LegalPage.tsx';
import { refundSections } from './refundSections.tsx';

export function RefundPage() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Refund policy`}
      description={t`When you can get a refund, how much, and how to ask for one.`}
      updated="2026-11-22"
      isDraft
      sections={refundSections()}
    />
  );
}
