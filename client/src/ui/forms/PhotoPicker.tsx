import { Trans } from '@lingui/react/macro';
import { FOLDERS } from '@preproom/models/contract/accounts/folders';
import type { PhotoChange } from '../../lib/files/usePhoto.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Avatar } from '../Avatar.tsx';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { FileDrop } from './FileDrop.tsx';

export interface PhotoPickerProps extends PhotoChange {
  name: string;
  photo: string | null;
}

/** The user's photo as others see it, with controls to replace or remove it. A chosen file is uploaded at once. */
export function PhotoPicker({ name, photo, upload, onRemove, isRemoving, removeError }: PhotoPickerProps) {
  const errorText = useErrorText();
  return (
    <>
      {removeError && <Banner tone="error">{errorText(removeError)}</Banner>}
      <div className="flex flex-col items-start gap-4 sm:flex-row sm:gap-6">
        <Avatar name={name} photo={photo} isLarge className="size-24 text-30" />
        <div className="flex w-full min-w-0 flex-col items-start gap-3">
          <div className="w-full">
            <FileDrop
              label={<Trans>Your photo</Trans>}
              help={
                <Trans>
                  JPEG, PNG or WebP. iPhones convert HEIC photos automatically. Your photo is cropped and
                  resized on your device, and its location is removed.
                </Trans>
              }
              limits={FOLDERS.photo}
              upload={upload}
              choose={photo ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
            />
          </div>
          {photo && (
            <Button tone="plain" size="small" className="px-0!" onClick={onRemove} isBusy={isRemoving}>
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
