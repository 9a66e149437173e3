import { Trans } from '@lingui/react/macro';
import { RESUME_KEPT_DAYS } from '@preproom/models/contract/privacy/onTheDevice';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { RemoveResult } from '../kept/RemoveResult.tsx';
import { KeepInProfile } from './KeepInProfile.tsx';

export interface YourFileProps {
  file: File;
  /** It is there after a reload. */
  isLasting: boolean;
  /** The account has the points. */
  isSaved: boolean;
  onRemove: () => void;
}

/** Where the file is, and what may become of it: removed from the device, or uploaded to the profile. */
export function YourFile({ file, isLasting, isSaved, onRemove }: YourFileProps) {
  const heading = useId();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col items-start gap-3">
      <h2 id={heading} className="text-18">
        <Trans>Where your file is</Trans>
      </h2>
      <p className="max-w-prose text-14 text-muted">
        {isLasting ? (
          <Trans>
            This result and a copy of your file stay on this device for up to {RESUME_KEPT_DAYS} days, or
            until you log out.
          </Trans>
        ) : (
          <Trans>
            Your browser doesn’t let us keep this result, so it’s gone once you close or reload the page.
          </Trans>
        )}{' '}
        {isSaved ? (
          <Trans>Your account keeps only the points and your target.</Trans>
        ) : (
          <Trans>The points aren’t in your account yet.</Trans>
        )}{' '}
        <Trans>
          “Keep in my profile” uploads the file, replaces any resume there and lets your mentors download it.
        </Trans>
      </p>
      <KeepInProfile file={file}>
        <Button tone="quiet" size="small" onClick={() => setIsAsking(true)}>
          <Trans>Remove from this device</Trans>
        </Button>
      </KeepInProfile>
      <RemoveResult isOpen={isAsking} onClose={() => setIsAsking(false)} onRemove={onRemove} />
    </Card>
  );
}
