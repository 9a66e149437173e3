import { type AppError, type ErrorCode, isTransient } from '@preproom/models/contract/http/errors';
import type { TimerClock } from '../clock.ts';
import { createObservable } from '../observable.ts';
import { createDelivery } from './delivery.ts';

/** What somebody did, on its way to the server. Versions of the same thing have the same id. */
interface Identified {
  id: string;
}

export interface Waiting<Item extends Identified> {
  /** Where it is stored; keys sort in the order in which items were added. */
  key: string;
  item: Item;
  storedAtMs: number;
  /** Why the server will never take it as it is. */
  refused: ErrorCode | null;
}

export interface OutboxState<Item extends Identified> {
  waiting: readonly Waiting<Item>[];
  /** The server can't be reached; it is tried again. */
  isDelayed: boolean;
}

export interface OutboxPorts<Item extends Identified, Answer> {
  clock: TimerClock;
  /** Survives a reload, and a crash of the browser. */
  storage: Storage;
  /** Of the keys of this person's items in this room. */
  prefix: string;
  send(item: Item): Promise<Answer>;
  onDelivered(item: Item, answer: Answer): void;
  /** A refusal of such an item means that nothing is left to do; any other stays, with why it was refused. */
  isDoneWhenRefused?(item: Item): boolean;
}

export type Outbox<Item extends Identified> = ReturnType<typeof createOutbox<Item, unknown>>;

const BACKOFF = { minMs: 1_000, maxMs: 15_000 };
/** While somebody types, a version leaves the device this often at most. */
const TYPING_PAUSE_MS = 2_000;
/** Older items are deleted, so that none stay on a shared computer. */
const FORGET_AFTER_MS = 24 * 60 * 60_000;

/** A login that ended, or another account in this browser: the item is sent once this person is back. */
function isWorthRetrying({ code }: AppError): boolean {
  return isTransient(code) || code === 'signed_out' || code === 'other_account';
}

/**
 * Keeps what somebody did on this device until the server has it: in order, each again until acknowledged. Tabs of one browser share
 * the items; ids make a second delivery harmless.
 */
export function createOutbox<Item extends Identified, Answer>(ports: OutboxPorts<Item, Answer>) {
  const { clock, storage, prefix } = ports;
  const view = createObservable<OutboxState<Item>>({ waiting: readItems(storage, prefix), isDelayed: false });
  let added = 0;
  /** The key of the item that was sent last, and may be under way. */
  let sent = '';
  const delivered = new Set<string>();

  const delivery = createDelivery<Waiting<Item>, Answer>({
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
      if (ports.isDoneWhenRefused?.(item)) drop(key);
      else replace(key, (waiting) => ({ ...waiting, refused: code }));
    },
    isWorthRetrying,
  });

  function drop(key: string) {
    forget(storage, key);
    view.change({ waiting: view.get().waiting.filter((other) => other.key !== key), isDelayed: false });
  }

  function replace(key: string, change: (waiting: Waiting<Item>) => Waiting<Item>) {
    const waiting = view.get().waiting.map((item) => (item.key === key ? change(item) : item));
    for (const changed of waiting) if (changed.key === key) keep(storage, changed);
    view.change({ waiting });
  }

  function store(item: Item) {
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
    add(item: Item) {
      store(item);
      delivery.wake();
    },
    /** Takes the newest version of what is being typed, instead of those that have not left the device. */
    type(item: Item) {
      const older = view.get().waiting.filter((other) => other.item.id === item.id && other.key !== sent);
      store(item);
      for (const { key } of older) forget(storage, key);
      view.change({ waiting: view.get().waiting.filter((other) => !older.includes(other)) });
      delivery.wake(TYPING_PAUSE_MS);
    },
    /** Tries a refused item again, changed so that it may be accepted. */
    retry(key: string, change: (item: Item) => Item = (item) => item) {
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
export function forgetOldItems(storage: Storage, prefix: string, nowMs: number): void {
  for (const { key, storedAtMs } of readItems(storage, prefix))
    if (nowMs - storedAtMs > FORGET_AFTER_MS) forget(storage, key);
}

function readItems<Item extends Identified>(storage: Storage, prefix: string): Waiting<Item>[] {
  try {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
    return keys.sort().flatMap((key) => {
      const kept = storage.getItem(key);
      return kept ? [JSON.parse(kept) as Waiting<Item>] : [];
    });
  } catch {
    return [];
  }
}

/** Where storage is full or blocked, the item lives in this page alone. */
function keep(storage: Storage, waiting: Waiting<Identified>): void {
  try {
    storage.setItem(waiting.key, JSON.stringify(waiting));
  } catch {}
}

function forget(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {}
}
