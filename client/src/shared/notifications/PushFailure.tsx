import { Trans } from '@lingui/react/macro';

export function PushFailure() {
  return (
    <p role="alert" className="text-14 text-brick">
      <Trans>Couldn’t change notifications on this device. Try again.</Trans>
    </p>
  );
}
