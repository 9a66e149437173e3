import { Trans } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import { useId } from 'react';
import { usePhoto } from '../../../lib/files/usePhoto.ts';
import { Card } from '../../../ui/Card.tsx';
import { PhotoPicker } from '../../../ui/forms/PhotoPicker.tsx';

/** The user's own photo, and who sees it. */
export function PhotoSection({ user }: { user: User }) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          <Trans>Photo</Trans>
        </h2>
        <p className="text-muted">
          <Trans>
            Shown in your sessions and, if you mentor, to learners. Without a photo, people see your initials.
          </Trans>
        </p>
      </div>
      <PhotoPicker name={user.Name} photo={user.photo} {...usePhoto(user)} />
    </Card>
  );
}
