import { getCode } from '@preproom/models/contract/room/code';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api.ts';

/** Every change of the code of the session, for both sides. */
export function useCodeReplay(roomid: string) {
  return useQuery({
    queryKey: ['code-replay', roomid],
    queryFn: ({ signal }) => callApi(getCode, { params: { roomid }, signal }),
  });
}
