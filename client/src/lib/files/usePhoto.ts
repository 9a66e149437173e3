import { removeFile } from '@preproom/models/contract/people/files';
import type { User } from '@preproom/models/contract/people/users';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../api.ts';
import { useStore } from '../store.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';
import { checkFile, sendFile } from './upload.ts';
import { useUpload } from './useUpload.ts';

/** The person's own photo: send one, remove it; every place that shows it follows. */
export function usePhoto({ _id: itemId }: Pick<User, '_id'>) {
  const { refreshUser } = useStore.getState();
  const place = { folder: 'photo', itemId } as const;
  const upload = useUpload(async (file, options) => {
    const photo = await shrinkPhoto(file);
    checkFile('photo', photo);
    await sendFile(place, photo, options);
    await refreshUser();
  });
  const removing = useMutation({
    mutationFn: () => callApi(removeFile, { params: place }),
    onSuccess: refreshUser,
  });
  return { upload, removing };
}
