import type { AccountProof } from '@preproom/models/contract/accounts/accountProof';
import {
  cancelDeletion,
  downloadArchive,
  getOwnData,
  requestDeletion,
} from '@preproom/models/contract/privacy/privacy';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { endOwnLogin } from '../../lib/endOwnLogin.ts';
import { fetchFile, saveFile } from '../../lib/files/download.ts';
import { useStore } from '../../lib/store.ts';
import { deleteAllRecordings } from '../../recording/recordingFiles.ts';

/** Consents, what deletion would cancel, and the possible proofs of identity. */
export function useOwnData() {
  return useQuery({
    queryKey: ['own-data'],
    queryFn: ({ signal }) => callApi(getOwnData, { signal }),
  });
}

/** Downloads the archive; `bytes` is the progress. */
export function useArchive() {
  const [bytes, setBytes] = useState(0);
  const archive = useMutation({
    mutationFn: async (proof: AccountProof | null) => {
      setBytes(0);
      saveFile(await fetchFile(downloadArchive, { proof }, setBytes));
    },
  });
  return { ...archive, bytes };
}

/** What this account recorded on this device goes at once: nobody could see it afterwards, and nobody else may. */
export function useAskDeletion() {
  const userId = useStore(({ user }) => user?._id);
  return useMutation({
    mutationFn: (proof: AccountProof | null) =>
      endOwnLogin(async () => {
        const answer = await callApi(requestDeletion, { body: { proof } });
        if (userId) await deleteAllRecordings(userId).catch(() => {});
        return answer;
      }),
  });
}

/** Cancels the deletion; reloading the user brings the pages back. */
export function useKeepAccount() {
  const refreshUser = useStore((state) => state.refreshUser);
  return useMutation({
    mutationFn: async () => {
      await callApi(cancelDeletion, {});
      await refreshUser();
    },
  });
}
