import type { Cockpit, NoteMark, SessionNote } from '@preproom/models/contract/room/cockpit';
import type { Question } from '@preproom/models/contract/room/questions';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOutbox } from '../../../lib/delivery/useOutbox.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { keepStored, sendItem, useStoredCockpit } from './api.ts';
import { type AskedEntry, cockpitEntries } from './cockpitEntries.ts';
import { type CockpitOutbox, isDoneWhenRefused, type OutboxItem, type WaitingItem } from './cockpitItems.ts';

/** Every key of the guide's items in storage begins so. */
const KIND = 'cockpit:';

/** The server's time as an instant: the moment at which the mentor presses. */
const pressedAt = () => new Date(serverNow()).toISOString();

export type NoteChange = Partial<Pick<SessionNote, 'text' | 'criterion' | 'mark'>>;
/** What a newer version of a note is made from. */
export type NoteStart = Pick<SessionNote, 'id' | 'at' | 'text' | 'criterion' | 'mark'>;

/** The mentor's notes and asked questions of a session, with what is on its way, and how to change them. */
export function useCockpit(roomid: string) {
  const queries = useQueryClient();
  const userId = useStore(({ user }) => user?._id) ?? '';
  const { outbox, waiting, isDelayed } = useOutbox({
    kind: KIND,
    of: `${userId}:${roomid}`,
    send: (item: OutboxItem) => sendItem(roomid, item),
    onDelivered: (item, answer) => keepStored(queries, roomid, item, answer),
    isDoneWhenRefused,
  });
  const stored = useStoredCockpit(roomid);
  const entries = useMemo(() => cockpitEntries(stored.data, waiting), [stored.data, waiting]);
  return {
    ...entries,
    ...useCallTimes(stored.data),
    stored,
    saving: savingOf(waiting, isDelayed),
    ...actionsOn(outbox),
  } as const;
}

/** Whether the server has everything. What it refused is not saved, even when nothing else waits. */
function savingOf(waiting: readonly WaitingItem[], isDelayed: boolean) {
  if (waiting.some(({ refused }) => refused === null)) return isDelayed ? 'delayed' : 'saving';
  return waiting.length > 0 ? 'refused' : 'saved';
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

function actionsOn(outbox: CockpitOutbox) {
  return {
    ask(question: Pick<Question, 'id' | 'text'>) {
      const asking = { questionId: question.id, askedAt: pressedAt() };
      outbox.add({ kind: 'ask', id: crypto.randomUUID(), text: question.text, asking });
    },
    withdraw: ({ id }: AskedEntry) => outbox.add({ kind: 'withdraw', id }),
    /** A mark at this moment, without words. */
    mark: (mark: NoteMark) => outbox.add(changed(startNote(), { mark })),
    changeNote: (note: NoteStart, change: NoteChange) => outbox.add(changed(note, change)),
    /** Like `changeNote`, for each key of a text that is being typed. */
    typeNote: (note: NoteStart, change: NoteChange) => outbox.type(changed(note, change)),
    removeNote: ({ id }: Pick<SessionNote, 'id'>) => outbox.add({ kind: 'removeNote', id }),
    startNote,
    retry: (key: string) => outbox.retry(key, (item) => notInTheFuture(item, pressedAt())),
    discard: outbox.discard,
    /** Sends at once what waits for a pause in typing. */
    sendNow: outbox.flush,
  };
}

/** An empty note of this moment, not stored yet. */
function startNote(): NoteStart {
  return { id: crypto.randomUUID(), at: pressedAt(), text: '', criterion: null, mark: null };
}

/** The next version of a note. */
function changed({ id, at, text, criterion, mark }: NoteStart, change: NoteChange): OutboxItem {
  return { kind: 'note', id, words: { at, text, criterion, mark, ...change, editedAt: pressedAt() } };
}

/** A clock that jumped may have dated the item ahead of the server. */
function notInTheFuture(item: OutboxItem, now: string): OutboxItem {
  if (item.kind === 'ask' && item.asking.askedAt > now)
    return { ...item, asking: { ...item.asking, askedAt: now } };
  if (item.kind === 'note' && item.words.at > now) return { ...item, words: { ...item.words, at: now } };
  return item;
}
