import { getCode } from '@preproom/models/contract/room/code';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api.ts';

/** What was written last may reach the server only after its writer has left the room, while the other reads the report already. */
const LATE_EVERY_MS = 3_000;
const LATE_LOOKS = 6;

/** Every change of the code of the session, for both sides. While there is none it is asked for again, for some seconds. */
export function useCodeReplay(roomid: string) {
  return useQuery({
    queryKey: ['code-replay', roomid],
    queryFn: ({ signal }) => callApi(getCode, { params: { roomid }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.moments.length === 0 && dataUpdateCount < LATE_LOOKS ? LATE_EVERY_MS : false,
  });
}
