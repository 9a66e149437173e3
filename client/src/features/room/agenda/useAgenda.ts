import type { AgendaChange, AgendaEvent } from '@preproom/models/contract/room/agenda/agenda';
import { agendaAt, focusSpans } from '@preproom/models/contract/room/agenda/agendaState';
import { agendaOf } from '@preproom/models/contract/room/agenda/agendas';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOutbox } from '../../../lib/delivery/useOutbox.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import { useStore } from '../../../lib/store.ts';
import { useNow } from '../../../lib/useNow.ts';
import type { Room } from '../parts/api.ts';
import { type AgendaItem, keepStored, sendItem, useStoredAgenda } from './api.ts';

/** Every key of the agenda's items in storage begins so. */
const KIND = 'agenda:';

type OfKind<Kind> = Extract<AgendaChange, { kind: Kind }>;
/** A change, without its moment: that is now. */
type NewChange = { [Kind in AgendaChange['kind']]: Omit<OfKind<Kind>, 'at'> }[AgendaChange['kind']];

export type AgendaRoom = Pick<Room, 'roomid' | 'round' | 'isFree'>;
export type AgendaInUse = ReturnType<typeof useAgenda>;

/** Phases, focus time and mode of an interview, with what is on its way, and how to change them. */
export function useAgenda({ roomid, round, isFree }: AgendaRoom, side: SessionSide, isAway = false) {
  const queries = useQueryClient();
  const userId = useStore(({ user }) => user?._id) ?? '';
  const { outbox, waiting, isDelayed } = useOutbox({
    kind: KIND,
    of: `${userId}:${roomid}`,
    send: (item: AgendaItem) => sendItem(roomid, item),
    onDelivered: (_, { event }) => keepStored(queries, roomid, event),
  });
  const { data } = useStoredAgenda(roomid, isAway);
  const agenda = agendaOf(round, isFree);
  const events = useMemo((): AgendaEvent[] => {
    const own = waiting.filter(({ refused }) => refused === null);
    return [...(data?.events ?? []), ...own.map(({ item }) => ({ id: item.id, by: side, ...item.change }))];
  }, [data, waiting, side]);
  const metAtMs = data?.metAt ? Date.parse(data.metAt) : null;
  // The ticker rests while the page is hidden, and focus time ends also then.
  const nowMs = Math.max(useNow(), serverNow());
  const change = (changed: NewChange) =>
    outbox.add({
      id: crypto.randomUUID(),
      change: { ...changed, at: new Date(serverNow()).toISOString() } as AgendaChange,
    });
  return {
    agenda,
    isLoaded: data !== undefined,
    isDelayed,
    refused: waiting.find(({ refused }) => refused !== null) ?? null,
    discard: outbox.discard,
    ...agendaAt(agenda, events, metAtMs, nowMs),
    /** When the last focus time was or will be over; null without any. */
    lastFocusToMs: focusSpans(events, Number.POSITIVE_INFINITY).at(-1)?.toMs ?? null,
    change,
  };
}

/** Moves on to the phase after the current one; does nothing in the last. */
export function nextPhase({ agenda, phase, change }: AgendaInUse): void {
  const next = phase && agenda[phase.index + 1];
  if (next) change({ kind: 'phase', phase: next.phase });
}
