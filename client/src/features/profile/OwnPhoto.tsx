import { asAppError } from '../../lib/api.ts';
import { usePhoto } from '../../lib/files/usePhoto.ts';
import { useStore } from '../../lib/store.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';

/** The photo, sent as soon as it is chosen. */
export function OwnPhoto() {
  const user = useStore((state) => state.user);
  return user && <Picker user={user} />;
}

function Picker({ user }: { user: NonNullable<ReturnType<typeof useStore.getState>['user']> }) {
  const errorText = useErrorText();
  const { upload, removing } = usePhoto(user);
  return (
    <>
      {removing.error && <Banner tone="error">{errorText(asAppError(removing.error))}</Banner>}
      <PhotoPicker
        name={user.Name}
        photo={user.photo}
        upload={upload}
        onRemove={() => removing.mutate()}
        isRemoving={removing.isPending}
      />
    </>
  );
}
