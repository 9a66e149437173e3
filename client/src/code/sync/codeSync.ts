import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { CodeBatch, CodeBatchStored, CodePage, StoredCode } from '@preproom/models/contract/room/code';
import type { Clock } from '../../lib/clock.ts';
import { createBatchDelivery, type SendBatch } from '../../lib/delivery/batchDelivery.ts';
import { createDelivery } from '../../lib/delivery/delivery.ts';
import { createObservable, type Observable, type Readable } from '../../lib/observable.ts';
import { fromBase64 } from './base64.ts';
import { codeBatchOf } from './codeBatchOf.ts';
import { type CodeDocument, createCodeDocument } from './codeDocument.ts';
import type { CodeQueue, OwnUpdate } from './codeQueue.ts';
import type { WaitingCode } from './codeStorage.ts';
import {
  MAX_PEER_MESSAGE_CHARS,
  type PeerMessage,
  readPeerMessage,
  writePeerMessage,
} from './peerMessages.ts';
import { createStoredOrder } from './storedOrder.ts';

/** The room as the code sees it. */
export interface CodeRoom {
  /** Throws AppError; `unavailable` while the socket is disconnected. */
  send: SendBatch<CodeBatch, CodeBatchStored>;
  /** Delivers a batch without the socket: while the page closes, and after the room was left. */
  sendBeforeLeaving: SendBatch<CodeBatch, CodeBatchStored>;
  read(after: number): Promise<CodePage>;
  /** To the other page, without the server; false while there is no way. */
  sendToPeer(text: string): boolean;
  isJoined(): boolean;
  /** Returns its undo. */
  listen(listener: CodeRoomListener): () => void;
}

export interface CodeRoomListener {
  onJoined(): void;
  onDown(): void;
  onPeerUp(): void;
  onPeerMessage(text: string): void;
  onStored(stored: StoredCode): void;
}

export interface CodeState {
  /** Everything that was stored when this page joined is here. */
  isLoaded: boolean;
  isJoined: boolean;
  /** When the oldest change was made that is not stored, by this device's clock; null when all are. */
  unsavedSinceMs: number | null;
  /** The server will not take what is written here any more, and why. */
  refused: ErrorCode | null;
}

export interface CodeSyncOptions {
  room: CodeRoom;
  openQueue: (onChange: () => void) => Promise<CodeQueue>;
  clock: Clock;
  random: () => number;
  onPresence?: (bytes: Uint8Array) => void;
  onDraft?: (bytes: Uint8Array) => void;
  /** The other page has just opened the code, or can be reached again. */
  onPeerOpened?: () => void;
}

/** Changes of this time travel together to the server … */
const GATHER_MS = 100;
/** … of this one while the other page has them at once, over the data channel: a tenth of the batches. */
const GATHER_WITH_PEER_MS = 1_000;
/** A batch that overtook another arrives within this time; then the missing one is fetched. */
const GAP_MS = 500;
const BACKOFF = { minMs: 1_000, maxMs: 15_000 };

type View = Observable<CodeState>;

/**
 * Keeps the code of one room the same on both pages and on the server. Changes made here go to the other page at once, and to the
 * server until it has stored them; what is stored is fetched with every join. Yjs merges, in whichever order updates arrive.
 */
export function createCodeSync(options: CodeSyncOptions) {
  const { room, clock } = options;
  const document = createCodeDocument();
  const view: View = createObservable<CodeState>({
    isLoaded: false,
    isJoined: room.isJoined(),
    unsavedSinceMs: null,
    refused: null,
  });
  /** False while there is no way to the other page, and for what is too long for it. */
  const sendToPeer = (message: PeerMessage): boolean => {
    const text = writePeerMessage(message);
    return text.length <= MAX_PEER_MESSAGE_CHARS && room.sendToPeer(text);
  };
  let gatherMs = GATHER_MS;
  const reading = createReading(options, document, view);
  const delivery = createCodeDelivery(options, document, view, {
    note: reading.note,
    gatherMs: () => gatherMs,
  });

  document.onOwnUpdate((update) => {
    gatherMs = sendToPeer({ kind: 'update', bytes: update }) ? GATHER_WITH_PEER_MS : GATHER_MS;
    const madeAtMs = clock.now();
    // The queue says so as well, but opens a moment later.
    view.change({ unsavedSinceMs: view.get().unsavedSinceMs ?? madeAtMs });
    delivery.deliver({ madeAtMs, update });
  });

  const listener: CodeRoomListener = {
    onJoined() {
      view.change({ isJoined: true });
      reading.resume();
      delivery.sendNow();
    },
    onDown() {
      view.change({ isJoined: false });
      reading.pause();
    },
    onPeerUp() {
      sendToPeer({ kind: 'vector', bytes: document.vector() });
    },
    onPeerMessage(text) {
      const message = readPeerMessage(text);
      if (message?.kind === 'update') document.apply(message.bytes, 'peer');
      if (message?.kind === 'presence') options.onPresence?.(message.bytes);
      if (message?.kind === 'draft') options.onDraft?.(message.bytes);
      const missing = message?.kind === 'vector' ? document.missingAt(message.bytes) : null;
      if (!missing) return;
      sendToPeer({ kind: 'update', bytes: missing });
      options.onPeerOpened?.();
    },
    onStored({ seq, updates }) {
      for (const update of updates) document.apply(fromBase64(update), 'stored');
      reading.note(seq);
    },
  };
  const stopListening = room.listen(listener);
  delivery.begin();
  if (room.isJoined()) listener.onJoined();
  listener.onPeerUp();

  return {
    ...document,
    state: { get: view.get, subscribe: view.subscribe } satisfies Readable<CodeState>,
    sendPresence(bytes: Uint8Array): void {
      sendToPeer({ kind: 'presence', bytes });
    },
    sendDraft(bytes: Uint8Array): void {
      sendToPeer({ kind: 'draft', bytes });
    },
    /** The page may close: what waits is sent without the socket. */
    flush: delivery.flush,
    /** The room was left: what waits is still delivered. */
    leave() {
      stopListening();
      reading.pause();
      delivery.leave();
    },
  };
}
export type CodeSync = ReturnType<typeof createCodeSync>;

/** Fetches what is stored and not here: with every join, and when the number of a batch shows that one was missed. */
function createReading({ room, clock }: CodeSyncOptions, document: CodeDocument, view: View) {
  const order = createStoredOrder();
  let isBehind = true;
  const reading = createDelivery<number, CodePage>({
    clock,
    backoff: BACKOFF,
    next: () => (isBehind ? order.upTo() : null),
    send: room.read,
    onDelivered: (_, { seq, update, isLast }) => {
      if (update) document.apply(fromBase64(update), 'stored');
      order.reach(seq);
      isBehind = !isLast || order.hasGap();
      if (isLast) view.change({ isLoaded: true });
    },
    onRefused: () => {
      isBehind = false;
    },
  });
  reading.pause();
  return {
    /** Batch `seq` is here. */
    note(seq: number) {
      order.note(seq);
      if (!order.hasGap()) return;
      clock.after(GAP_MS, () => {
        isBehind ||= order.hasGap();
        reading.wake();
      });
    },
    resume() {
      isBehind = true;
      reading.resume();
    },
    pause: reading.pause,
  };
}

interface DeliveryParts {
  /** Gets the number of each stored batch. */
  note: (seq: number) => void;
  gatherMs: () => number;
}

/** Delivers what is made here, and what earlier page loads left on the device. */
function createCodeDelivery(
  { room, openQueue, clock, random }: CodeSyncOptions,
  document: CodeDocument,
  view: View,
  { note, gatherMs }: DeliveryParts,
) {
  let queue: CodeQueue | null = null;
  const deliver = async (batch: WaitingCode, send: CodeRoom['send']) => {
    const stored = await send(codeBatchOf(batch, clock.now()));
    note(stored.seq);
    return stored;
  };
  return createBatchDelivery<WaitingCode, OwnUpdate, CodeBatchStored>({
    openQueue: async () => {
      const opened = await openQueue(() => view.change({ unsavedSinceMs: queue?.oldestMs() ?? null }));
      queue = opened;
      for (const { updates } of opened.left)
        for (const [, update] of updates) document.apply(fromBase64(update), 'device');
      // What was made while it opened is added next.
      view.change({ unsavedSinceMs: opened.oldestMs() ?? view.get().unsavedSinceMs });
      return opened;
    },
    gatherMs,
    send: (batch) => deliver(batch, room.send),
    sendBeforeLeaving: (batch) => deliver(batch, room.sendBeforeLeaving),
    clock,
    random,
    onRefused: (code) => view.change({ refused: code }),
  });
}
