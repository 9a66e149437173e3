import type { Cockpit, Mark, SessionNote } from '@preproom/models/contract/room/cockpit';
import type { Question } from '@preproom/models/contract/room/questions';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { browserClock } from '../../lib/clock.ts';
import { serverNow } from '../../lib/serverTime.ts';
import { useStore } from '../../lib/store.ts';
import { useWords } from '../../lib/texts/words.ts';
import { keepStored, sendItem, useStoredCockpit } from './api.ts';
import { type AskedEntry, cockpitEntries, type NoteEntry } from './cockpitEntries.ts';
import { createOutbox, forgetOldItems, OUTBOX_PREFIX, type Outbox, type OutboxItem } from './outbox.ts';

/** One outbox per person and room, shared by everything on the page that shows it. */
const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

function outboxOf(queries: QueryClient, userId: string, roomid: string): Outbox {
  const known = outboxes.get(queries) ?? new Map<string, Outbox>();
  outboxes.set(queries, known);
  const prefix = `${OUTBOX_PREFIX}${userId}:${roomid}:`;
  const outbox = known.get(prefix) ?? openOutbox(queries, roomid, prefix);
  known.set(prefix, outbox);
  return outbox;
}

function openOutbox(queries: QueryClient, roomid: string, prefix: string): Outbox {
  forgetOldItems(localStorage, Date.now());
  return createOutbox({
    clock: browserClock,
    storage: localStorage,
    prefix,
    send: (item) => sendItem(roomid, item),
    onDelivered: (item, answer) => keepStored(queries, roomid, item, answer),
  });
}

/** The server's time as an instant: the moment at which the mentor presses. */
const pressedAt = () => new Date(serverNow()).toISOString();

export type NoteChange = Partial<Pick<SessionNote, 'text' | 'criterion' | 'mark'>>;

/** The mentor's notes and asked questions of a session, with what is on its way, and how to change them. */
export function useCockpit(roomid: string) {
  const queries = useQueryClient();
  const userId = useStore(({ user }) => user?._id) ?? '';
  const outbox = outboxOf(queries, userId, roomid);
  const { waiting, isDelayed } = useSyncExternalStore(outbox.subscribe, outbox.get);
  const stored = useStoredCockpit(roomid);
  const entries = useMemo(() => cockpitEntries(stored.data, waiting), [stored.data, waiting]);
  useDelivery(outbox);
  return {
    ...entries,
    ...useCallTimes(stored.data),
    stored,
    saving: waiting.some(({ refused }) => refused === null) ? (isDelayed ? 'delayed' : 'saving') : 'saved',
    ...actionsOn(outbox),
  } as const;
}
export type CockpitInUse = ReturnType<typeof useCockpit>;

/** Moments as the report shows them. Until the guide is loaded, and before the two met, there is no time to count from. */
function useCallTimes(stored: Cockpit | undefined) {
  const words = useWords();
  const metAtMs = stored?.metAt ? Date.parse(stored.metAt) : Number.POSITIVE_INFINITY;
  return {
    isInCall: (at: string) => Date.parse(at) >= metAtMs,
    timeText: (at: string) => (stored ? callTimeText(words, Date.parse(at) - metAtMs) : '–'),
  };
}

function actionsOn(outbox: Outbox) {
  return {
    ask(question: Pick<Question, 'id' | 'text'>) {
      const asking = { questionId: question.id, askedAt: pressedAt() };
      outbox.add({ kind: 'ask', id: crypto.randomUUID(), text: question.text, asking });
    },
    withdraw: ({ id }: AskedEntry) => outbox.add({ kind: 'withdraw', id }),
    note(text: string, mark: Mark | null = null) {
      const at = pressedAt();
      const words = { at, editedAt: at, text: text.trim(), criterion: null, mark };
      outbox.add({ kind: 'note', id: crypto.randomUUID(), words });
    },
    changeNote({ id, at, text, criterion, mark }: NoteEntry, change: NoteChange) {
      const words = { at, text, criterion, mark, ...change, editedAt: pressedAt() };
      outbox.add({ kind: 'note', id, words });
    },
    removeNote: ({ id }: NoteEntry) => outbox.add({ kind: 'removeNote', id }),
    retry: (key: string) => outbox.retry(key, (item) => notInTheFuture(item, pressedAt())),
    discard: outbox.discard,
  };
}

/** A clock that jumped may have dated the item ahead of the server. */
function notInTheFuture(item: OutboxItem, now: string): OutboxItem {
  if (item.kind === 'ask' && item.asking.askedAt > now)
    return { ...item, asking: { ...item.asking, askedAt: now } };
  if (item.kind === 'note' && item.words.at > now) return { ...item, words: { ...item.words, at: now } };
  return item;
}

/** Sends what an earlier load of the page left, and at once when the browser is online again. */
function useDelivery(outbox: Outbox): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith(OUTBOX_PREFIX)) outbox.reload();
    };
    outbox.flush();
    window.addEventListener('online', outbox.flush);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('online', outbox.flush);
      window.removeEventListener('storage', onStorage);
    };
  }, [outbox]);
}
