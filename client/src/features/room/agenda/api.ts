import {
  type Agenda,
  type AgendaChange,
  changeAgenda,
  getAgenda,
} from '@preproom/models/contract/room/agenda/agenda';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** One thing that this person did, on its way to the server. */
export interface AgendaItem {
  id: string;
  change: AgendaChange;
}

/** Its first part is the topic under which the server tells of changes. */
const agendaKey = (roomid: string) => ['agenda', roomid];

/** While the room's socket is away nobody tells of changes: then it asks. */
const ASK_EVERY_MS = 5_000;

export function useStoredAgenda(roomid: string, isAway: boolean) {
  return useQuery({
    queryKey: agendaKey(roomid),
    queryFn: ({ signal }) => callApi(getAgenda, { params: { roomid }, signal }),
    refetchInterval: isAway ? ASK_EVERY_MS : false,
  });
}

export function sendItem(roomid: string, { id, change }: AgendaItem) {
  return callApi(changeAgenda, { params: { roomid, eventId: id }, body: change });
}

/** Shows what was just stored, instead of an answer that may be under way from before. */
export function keepStored(queries: QueryClient, roomid: string, event: Agenda['events'][number]): void {
  const queryKey = agendaKey(roomid);
  const cancelled = queries.cancelQueries({ queryKey });
  queries.setQueryData<Agenda>(queryKey, (agenda) => {
    if (!agenda) return agenda;
    const others = agenda.events.filter(({ id }) => id !== event.id);
    return { ...agenda, events: [...others, event] };
  });
  void cancelled.then(() => queries.invalidateQueries({ queryKey }));
}
