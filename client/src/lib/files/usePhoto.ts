import { removeFile } from '@preproom/models/contract/accounts/files';
import type { User } from '@preproom/models/contract/accounts/users';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../api.ts';
import { useStore } from '../store.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';
import { checkFile, sendFile } from './upload.ts';
import { type Upload, useUpload } from './useUpload.ts';

/** What `PhotoPicker` needs to change a photo. */
export interface PhotoChange {
  upload: Upload;
  onRemove: () => void;
  isRemoving: boolean;
  removeError: AppError | null;
}

/** Uploads and removes the user's own photo, then reloads the user, so that every avatar is up to date. */
export function usePhoto({ _id: itemId }: Pick<User, '_id'>): PhotoChange {
  const { refreshUser } = useStore.getState();
  const removing = useMutation({ mutationFn: remove });
  const target = { folder: 'photo', itemId } as const;
  const upload = useUpload(async (file, options) => {
    const photo = await shrinkPhoto(file);
    checkFile('photo', photo);
    await sendFile(target, photo, options);
    await refreshUser();
  });
  async function remove(): Promise<void> {
    await callApi(removeFile, { params: target });
    await refreshUser();
  }
  return {
    upload,
    onRemove: () => removing.mutate(),
    isRemoving: removing.isPending,
    removeError: removing.error,
  };
}
