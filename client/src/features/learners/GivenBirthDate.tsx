import { Trans } from '@lingui/react/macro';
import { useWhen } from '../../lib/texts/when.ts';
import { Link } from '../../ui/Link.tsx';

/** A saved date of birth is read-only; only the team can correct it. */
export function GivenBirthDate({ dateOfBirth }: { dateOfBirth: string }) {
  const when = useWhen();
  return (
    <div className="flex flex-col gap-1">
      <p className="text-14 font-medium">
        <Trans>Date of birth</Trans>
      </p>
      <p>{when.date(dateOfBirth)}</p>
      <p className="text-14 text-muted">
        <Trans>
          You can’t change this yourself. If it’s wrong, <Link to="/contactus">contact us</Link>.
        </Trans>
      </p>
    </div>
  );
}
