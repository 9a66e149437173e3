import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function HomePage() {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-6xl px-4 py-16">
      <PageHeading title={t`Mock interviews with a mentor`} />
      <p>
        <Trans>Practise with a mentor.</Trans>
      </p>
    </div>
  );
}
