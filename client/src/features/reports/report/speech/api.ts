import { deleteSpeech, getSpeech } from '@preproom/models/contract/room/speech';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api.ts';

const speechKey = (roomid: string) => ['speech', roomid];

/** Who spoke when, limited to what the caller's side may see. */
export function useSpeech(roomid: string) {
  return useQuery({
    queryKey: speechKey(roomid),
    queryFn: ({ signal }) => callApi(getSpeech, { params: { roomid }, signal }),
  });
}

/** Deletes the caller's own segments. */
export function useDeleteSpeech(roomid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(deleteSpeech, { params: { roomid } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: speechKey(roomid) }),
  });
}
