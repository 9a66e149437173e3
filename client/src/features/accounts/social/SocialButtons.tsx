import { Trans } from '@lingui/react/macro';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { useIsHydrated } from '../../../lib/page/useIsHydrated.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useNextParam } from '../login/useNextParam.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { useProviderStart } from './useProviderStart.ts';
import { useSocialErrorText } from './useSocialErrorText.ts';

/** A log-in button for each configured provider. Renders nothing without providers. */
export function SocialButtons() {
  const { socialProviders } = usePageSettings();
  const { next } = useNextParam();
  const { leavingFor, error, leave } = useProviderStart();
  const isHydrated = useIsHydrated();
  const errorText = useSocialErrorText();
  if (socialProviders.length === 0) return null;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-14 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or</Trans>
      </p>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      {socialProviders.map(({ id, label }) => (
        <Button
          key={id}
          tone="quiet"
          disabled={!isHydrated}
          isBusy={leavingFor === id}
          onClick={() => leave(id, next ? { next } : {})}
        >
          <ProviderMark provider={id} />
          <Trans>Continue with {label}</Trans>
        </Button>
      ))}
      <p className="text-14 text-muted">
        <Trans>
          If you’re new, we’ll create an account for you. By continuing, you agree to the{' '}
          <Link to="/terms">terms</Link> and confirm you’ve read the{' '}
          <Link to="/Privacypolicy">privacy policy</Link>.
        </Trans>
      </p>
    </div>
  );
}
