import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChatEntry } from '../../../call/signalling/chat.ts';
import { useOutbox } from '../../../lib/delivery/useOutbox.ts';
import { useStore } from '../../../lib/store.ts';
import { deliverMessage, keepMessage, messagesQuery, type NewMessage } from './api.ts';

/** Every key of unsent messages in storage begins so. */
const KIND = 'message:';

/** The messages of a session, stored ones first, then those on their way from this device. */
export function useMessages(roomid: string) {
  const queries = useQueryClient();
  const selfId = useStore(({ user }) => user?._id) ?? '';
  const query = useQuery(messagesQuery(roomid));
  const { outbox, waiting, isDelayed } = useOutbox({
    kind: KIND,
    of: `${selfId}:${roomid}`,
    send: (message: NewMessage) => deliverMessage(roomid, message),
    onDelivered: (_, stored) => keepMessage(queries, roomid, stored),
  });
  const stored = query.data?.messages;
  const entries = useMemo((): ChatEntry[] => {
    const known = new Set(stored?.map(({ id }) => id));
    const unsent = waiting.filter(({ item }) => !known.has(item.id));
    return [
      ...(stored ?? []).map((message) => ({ ...message, state: 'sent' as const })),
      ...unsent.map(({ item, storedAtMs, refused }) => ({
        ...item,
        from: selfId,
        sentAt: new Date(storedAtMs).toISOString(),
        state: refused ? ('refused' as const) : ('waiting' as const),
      })),
    ];
  }, [stored, waiting, selfId]);
  const waitingOf = (id: string) => waiting.find(({ item }) => item.id === id);
  return {
    query,
    entries,
    selfId,
    isDelayed: isDelayed && waiting.some(({ refused }) => refused === null),
    send: (text: string) => outbox.add({ id: crypto.randomUUID(), text }),
    /** Why a message was refused. */
    refusalOf: (id: string) => asError(waitingOf(id)?.refused ?? null),
    discard: (id: string) => outbox.discard(waitingOf(id)?.key ?? ''),
  };
}

function asError(code: ErrorCode | null): AppError {
  return new AppError(code ?? 'internal');
}
