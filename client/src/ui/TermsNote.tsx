import { Trans } from '@lingui/react/macro';
import { Link } from './Link.tsx';

/** Shown below the button that creates an account. */
export function TermsNote() {
  return (
    <p className="text-14 text-muted">
      <Trans>
        By creating an account, you agree to the <Link to="/terms">terms</Link> and confirm you’ve read the{' '}
        <Link to="/Privacypolicy">privacy policy</Link>.
      </Trans>
    </p>
  );
}
