import type { Dialect, Entry } from './dialects.ts';
import { FrameSocket, textFrame } from './frameSocket.ts';
import { createTemplates, FIRST_NUMBER, isOffer, numbered, readNumber } from './messages.ts';

const PONG = textFrame('3').frame;
const NEGOTIATION = /^42\["negotiation:started",\{"negotiationId":"([^"]+)"/;
/** Anything longer than a candidate is an offer. */
const LONGEST_CANDIDATE = 1_000;
const NO_NEGOTIATION = '00000000-0000-4000-8000-000000000000';

export interface PeerListener {
  /** The message with this index has come from the other one of the room. */
  onRelayed(index: number): void;
  onAnswered(): void;
  onRefused(): void;
}

/** One page of one person in one room, as far as a relay can tell. */
export class RoomPeer {
  #socket: FrameSocket | undefined;
  #listener: PeerListener | undefined;
  #answered: PromiseWithResolvers<void> | undefined;
  #negotiationId = NO_NEGOTIATION;
  #templates: ReturnType<typeof createTemplates> | undefined;
  readonly #dialect: Dialect;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /** Connects and joins; throws when any step is refused. */
  async enter(url: string, entry: Entry): Promise<void> {
    const begun = Promise.withResolvers<void>();
    this.#answered = begun;
    this.#socket = await FrameSocket.open(new URL(this.#dialect.path, url), {
      onText: (text) => this.#hear(text),
      onClosed: () => this.#answered?.reject(new Error('The server has closed the socket.')),
    });
    for (const step of this.#dialect.entrance(entry)) {
      if (step !== '') {
        this.#answered = Promise.withResolvers();
        this.#socket.send(textFrame(step).frame);
      }
      await this.#answered.promise;
    }
    this.#answered = undefined;
  }

  /** From now on messages of the room's negotiation can be sent, and what comes is told to this listener. */
  prepare(listener: PeerListener): void {
    this.#listener = listener;
    this.#templates ??= createTemplates(this.#negotiationId, this.#dialect.wrap);
  }

  get hasNegotiation(): boolean {
    return this.#negotiationId !== NO_NEGOTIATION;
  }

  send(index: number): void {
    if (!this.#templates) throw new Error('Not prepared to send.');
    const template = isOffer(index) ? this.#templates.offer : this.#templates.candidate;
    this.#socket?.send(numbered(template, FIRST_NUMBER + index));
  }

  close(): void {
    this.#answered = undefined;
    this.#socket?.close();
  }

  #hear(text: Buffer): void {
    const meaning = this.#dialect.meaningOf(text);
    if (meaning === 'relayed') this.#listener?.onRelayed(this.#indexOf(text));
    else if (meaning === 'ping') this.#socket?.send(PONG);
    else if (meaning === 'other') this.#note(text.toString());
    else if (this.#answered) this.#settle(meaning, text);
    else if (meaning === 'answer') this.#listener?.onAnswered();
    else this.#listener?.onRefused();
  }

  #settle(meaning: 'answer' | 'refusal', text: Buffer): void {
    if (meaning === 'answer') this.#answered?.resolve();
    else this.#answered?.reject(new Error(`Refused: ${text}`));
  }

  #note(text: string): void {
    this.#negotiationId = NEGOTIATION.exec(text)?.[1] ?? this.#negotiationId;
  }

  #indexOf(text: Buffer): number {
    const template = text.length > LONGEST_CANDIDATE ? this.#templates?.offer : this.#templates?.candidate;
    return template ? readNumber(text, template.bytesBehind) - FIRST_NUMBER : -1;
  }
}
