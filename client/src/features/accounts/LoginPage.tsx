import { Trans, useLingui } from '@lingui/react/macro';
import { pageSettings } from '../../lib/pageSettings.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginPage() {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-12 sm:py-24">
      <div className="flex flex-col gap-3">
        <Logo className="size-10" />
        <PageHeading title={t`Log in`} />
        <p className="text-muted">
          <Trans>Your sessions and the room are waiting behind this door.</Trans>
        </p>
      </div>
      <Card>
        <LoginForm />
      </Card>
      {!pageSettings.isProduction && (
        <p className="text-14 text-muted">
          <Trans>
            Only looking around? <Link to="/demo">Try the room</Link> with a demo account.
          </Trans>
        </p>
      )}
    </div>
  );
}
