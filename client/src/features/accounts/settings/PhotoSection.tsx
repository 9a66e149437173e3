import { Trans } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/people/users';
import { useId } from 'react';
import { asAppError } from '../../../lib/api.ts';
import { usePhoto } from '../../../lib/files/usePhoto.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PhotoPicker } from '../../../ui/forms/PhotoPicker.tsx';

/** The person's own photo, and who sees it. */
export function PhotoSection({ user }: { user: User }) {
  const heading = useId();
  const errorText = useErrorText();
  const { upload, removing } = usePhoto(user);
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
      {removing.error && <Banner tone="error">{errorText(asAppError(removing.error))}</Banner>}
      <PhotoPicker
        name={user.Name}
        photo={user.photo}
        upload={upload}
        onRemove={() => removing.mutate()}
        isRemoving={removing.isPending}
      />
    </Card>
  );
}
