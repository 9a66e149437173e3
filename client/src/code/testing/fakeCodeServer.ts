import { AppError } from '@preproom/models/contract/http/errors';
import type { CodeBatch, CodeBatchStored, CodePage } from '@preproom/models/contract/room/code';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import * as Y from 'yjs';
import type { FakeClock } from '../../lib/testing/fakeClock.ts';
import { createDraftExchange, type DraftExchange } from '../board/draftExchange.ts';
import { fromBase64, toBase64 } from '../sync/base64.ts';
import { openCodeQueue } from '../sync/codeQueue.ts';
import { type CodeStorage, createMemoryCodeStorage } from '../sync/codeStorage.ts';
import { type CodeRoom, type CodeRoomListener, createCodeSync } from '../sync/codeSync.ts';
import { createPresence, type Presence } from '../sync/presence.ts';

/** A server that stores batches as the real one does, and a data channel, both of which the test breaks. */
export class FakeCodeServer {
  readonly stored: { id: string; side: SessionSide; updates: string[] }[] = [];
  readonly pages: Partial<Record<SessionSide, FakeCodePage>> = {};
  isUp = true;
  hasPeer = true;
  /** The next answers are lost: the batch is stored, and the page does not learn it. */
  lostAnswers = 0;
  /** The next batches are not pushed to the other page. */
  lostPushes = 0;

  store(side: SessionSide, { id, updates }: CodeBatch): CodeBatchStored {
    const at = this.stored.findIndex((one) => one.id === id);
    if (at >= 0) return { seq: at + 1, duplicate: true };
    this.stored.push({ id, side, updates: updates.map(([, update]) => update) });
    return { seq: this.stored.length, duplicate: false };
  }

  read(after: number): CodePage {
    const part = this.stored.slice(after, after + 5);
    const updates = part.flatMap((batch) => batch.updates.map(fromBase64));
    return {
      seq: after + part.length,
      update: updates.length > 0 ? toBase64(Y.mergeUpdates(updates)) : null,
      isLast: part.length < 5,
    };
  }

  /** The server or the network between goes away, or comes back. */
  setUp(isUp: boolean): void {
    this.isUp = isUp;
    for (const page of Object.values(this.pages)) page.tell(isUp ? 'onJoined' : 'onDown');
  }

  setPeer(hasPeer: boolean): void {
    this.hasPeer = hasPeer;
    if (hasPeer) for (const page of Object.values(this.pages)) page.tell('onPeerUp');
  }

  get text(): string {
    const doc = new Y.Doc();
    for (const { updates } of this.stored)
      for (const update of updates) Y.applyUpdate(doc, fromBase64(update));
    return doc.getText('text').toString();
  }
}

/** One side's page over a fake server. `reload` ends it and opens the next one over the same device. */
export class FakeCodePage {
  readonly sync: ReturnType<typeof createCodeSync>;
  readonly drafts: DraftExchange;
  readonly presence: Presence;
  readonly #server: FakeCodeServer;
  readonly #side: SessionSide;
  #listener: CodeRoomListener | null = null;

  constructor(
    server: FakeCodeServer,
    side: SessionSide,
    clock: FakeClock,
    storage: CodeStorage = createMemoryCodeStorage(),
  ) {
    this.#server = server;
    this.#side = side;
    server.pages[side] = this;
    this.sync = createCodeSync({
      room: this.#room(),
      openQueue: (onChange) =>
        openCodeQueue({
          ...{ userId: side, roomid: 'abcdefghijkl', storage, onChange },
          newId: () => crypto.randomUUID(),
          onStorageFailed: () => {},
        }),
      clock,
      random: () => 0.5,
      onDraft: (bytes) => this.drafts.receive(bytes),
      onPresence: (bytes) => this.presence.receive(bytes),
      onPeerOpened: () => this.presence.announce(),
    });
    this.presence = createPresence({ sync: this.sync, otherName: 'Asha', clock });
    this.drafts = createDraftExchange({ send: this.sync.sendDraft, clock });
  }

  get text(): string {
    return this.sync.text.toString();
  }

  type(text: string, at = this.sync.text.length): void {
    this.sync.text.insert(Math.min(at, this.sync.text.length), text);
  }

  tell(event: 'onJoined' | 'onDown' | 'onPeerUp'): void {
    this.#listener?.[event]();
  }

  /** Any text to the other page, past everything that this one checks. */
  sendRaw(text: string): void {
    this.#otherListener?.onPeerMessage(text);
  }

  /** The page is closed at once, without a last word. */
  kill(): void {
    this.#listener = null;
    delete this.#server.pages[this.#side];
  }

  get #otherListener(): CodeRoomListener | null {
    const other = this.#server.pages[this.#side === 'learner' ? 'mentor' : 'learner'];
    return other ? other.#listener : null;
  }

  #room(): CodeRoom {
    const server = this.#server;
    const send = async (batch: CodeBatch) => {
      if (!server.isUp || !this.#listener) throw new AppError('unavailable');
      const stored = server.store(this.#side, batch);
      const updates = batch.updates.map(([, update]) => update);
      if (server.lostPushes > 0) server.lostPushes -= 1;
      else this.#otherListener?.onStored({ seq: stored.seq, side: this.#side, updates });
      if (server.lostAnswers > 0) {
        server.lostAnswers -= 1;
        throw new AppError('unavailable');
      }
      return stored;
    };
    return {
      send,
      sendBeforeLeaving: send,
      read: async (after) => {
        if (!server.isUp) throw new AppError('unavailable');
        return server.read(after);
      },
      sendToPeer: (text) => {
        if (!server.hasPeer || !this.#listener) return false;
        this.#otherListener?.onPeerMessage(text);
        return true;
      },
      isJoined: () => server.isUp,
      listen: (listener) => {
        this.#listener = listener;
        return () => {
          this.#listener = null;
        };
      },
    };
  }
}
