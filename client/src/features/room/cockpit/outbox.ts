import { type AppError, type ErrorCode, isTransient } from '@preproom/models/contract/http/errors';
import type { Asking, NoteWords } from '@preproom/models/contract/room/cockpit';
import type { TimerClock } from '../../../lib/clock.ts';
import { createDelivery } from '../../../lib/delivery/delivery.ts';
import { createObservable } from '../../../lib/observable.ts';

/** One thing that the mentor did, on its way to the server. */
export type OutboxItem =
  | { kind: 'ask'; id: string; text: string; asking: Asking }
  | { kind: 'withdraw'; id: string }
  | { kind: 'note'; id: string; words: NoteWords }
  | { kind: 'removeNote'; id: string };

export interface WaitingItem {
  /** Where it is stored; keys sort in the order in which items were added. */
  key: string;
  item: OutboxItem;
  storedAtMs: number;
  /** Why the server will never take it as it is. */
  refused: ErrorCode | null;
}

export interface OutboxState {
  waiting: readonly WaitingItem[];
  /** The server can't be reached; it is tried again. */
  isDelayed: boolean;
}

export interface OutboxPorts<Answer> {
  clock: TimerClock;
  /** Survives a reload, and a crash of the browser. */
  storage: Storage;
  /** Of the keys of this person's items in this room. */
  prefix: string;
  send(item: OutboxItem): Promise<Answer>;
  onDelivered(item: OutboxItem, answer: Answer): void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Every key in storage begins so. */
export const OUTBOX_PREFIX = 'cockpit:';
const BACKOFF = { minMs: 1_000, maxMs: 15_000 };
/** While somebody types, a version leaves the device this often at most. */
const TYPING_PAUSE_MS = 2_000;
/** Older items are deleted, so that none stay on a shared computer. */
const FORGET_AFTER_MS = 24 * 60 * 60_000;

/** A login that ended, or another account in this browser: the item is sent once this mentor is back. */
function isWorthRetrying({ code }: AppError): boolean {
  return isTransient(code) || code === 'signed_out' || code === 'other_account';
}

/**
 * Keeps what the mentor did on this device until the server has it: in order, each again until acknowledged. Tabs of one browser share
 * the items; ids make a second delivery harmless.
 */
export function createOutbox<Answer>(ports: OutboxPorts<Answer>) {
  const { clock, storage, prefix } = ports;
  const view = createObservable<OutboxState>({ waiting: readItems(storage, prefix), isDelayed: false });
  let added = 0;
  /** The key of the item that was sent last, and may be under way. */
  let sent = '';
  const delivered = new Set<string>();

  const delivery = createDelivery<WaitingItem, Answer>({
    clock,
    backoff: BACKOFF,
    next: () =>
      view.get().waiting.find(({ key, refused }) => refused === null && !delivered.has(key)) ?? null,
    send: ({ key, item }) => {
      sent = key;
      return ports.send(item);
    },
    onDelivered: (waiting, answer) => {
      ports.onDelivered(waiting.item, answer);
      delivered.add(waiting.key);
      forget(storage, waiting.key);
      // Keep the entry one task longer: the query cache notifies in its next task.
      clock.after(0, () => drop(waiting.key));
    },
    onDelayed: () => view.change({ isDelayed: true }),
    onRefused: ({ key, item }, { code }) => {
      // What was to be removed is gone, or its time is over.
      if (item.kind === 'withdraw' || item.kind === 'removeNote') drop(key);
      else replace(key, (waiting) => ({ ...waiting, refused: code }));
    },
    isWorthRetrying,
  });

  function drop(key: string) {
    forget(storage, key);
    view.change({ waiting: view.get().waiting.filter((other) => other.key !== key), isDelayed: false });
  }

  function replace(key: string, change: (waiting: WaitingItem) => WaitingItem) {
    const waiting = view.get().waiting.map((item) => (item.key === key ? change(item) : item));
    for (const changed of waiting) if (changed.key === key) keep(storage, changed);
    view.change({ waiting });
  }

  function store(item: OutboxItem) {
    const storedAtMs = clock.now();
    added += 1;
    const key = `${prefix}${String(storedAtMs).padStart(15, '0')}:${String(added).padStart(4, '0')}:${item.id}`;
    const waiting = { key, item, storedAtMs, refused: null };
    keep(storage, waiting);
    view.change({ waiting: [...view.get().waiting, waiting] });
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    add(item: OutboxItem) {
      store(item);
      delivery.wake();
    },
    /** Takes the newest version of what is being typed, instead of those that have not left the device. */
    type(item: OutboxItem) {
      const older = view.get().waiting.filter((other) => other.item.id === item.id && other.key !== sent);
      store(item);
      for (const { key } of older) forget(storage, key);
      view.change({ waiting: view.get().waiting.filter((other) => !older.includes(other)) });
      delivery.wake(TYPING_PAUSE_MS);
    },
    /** Tries a refused item again, changed so that it may be accepted. */
    retry(key: string, change: (item: OutboxItem) => OutboxItem) {
      replace(key, (waiting) => ({ ...waiting, item: change(waiting.item), refused: null }));
      delivery.sendNow();
    },
    discard: drop,
    /** Sends at once, such as when the browser is online again. */
    flush: delivery.sendNow,
    /** Another tab of this browser has added or delivered something. */
    reload: () => view.change({ waiting: readItems(storage, prefix) }),
  };
}

/** Deletes what was never delivered and is too old, of anyone who used this browser. */
export function forgetOldItems(storage: Storage, nowMs: number): void {
  for (const { key, storedAtMs } of readItems(storage, OUTBOX_PREFIX))
    if (nowMs - storedAtMs > FORGET_AFTER_MS) forget(storage, key);
}

function readItems(storage: Storage, prefix: string): WaitingItem[] {
  try {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    return keys.sort().flatMap((key) => {
      const kept = storage.getItem(key);
      return kept ? [JSON.parse(kept) as WaitingItem] : [];
    });
  } catch {
    return [];
  }
}

/** Where storage is full or blocked, the item lives in this page alone. */
function keep(storage: Storage, waiting: WaitingItem): void {
  try {
    storage.setItem(waiting.key, JSON.stringify(waiting));
  } catch {}
}

function forget(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {}
}
