import type { RequestName } from '@preproom/models/contract/room/signalling';
import type { Dialect, Entry } from './dialects.ts';
import { FrameSocket, textFrame } from './frameSocket.ts';
import { createTemplates, FIRST_NUMBER, isOffer, numbered, readNumber } from './messages.ts';
import type { Outcomes } from './openLoop.ts';

const PONG = textFrame('3').frame;
const NEGOTIATION = /^42\["negotiation:started",\{"negotiationId":"([^"]+)"/;
/** Anything longer than a candidate is an offer. */
const LONGEST_CANDIDATE = 1_000;
const NO_NEGOTIATION = '00000000-0000-4000-8000-000000000000';

/** One page of one person in one room, as far as a relay can tell. */
export class RoomPeer {
  #socket: FrameSocket | undefined;
  #outcomes: Outcomes | undefined;
  #answered: PromiseWithResolvers<void> | undefined;
  #negotiationId = NO_NEGOTIATION;
  #templates: ReturnType<typeof createTemplates> | undefined;
  readonly #dialect: Dialect;
  roomid = '';

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /** Connects and joins; throws when any step is refused. */
  async enter(url: string, entry: Entry): Promise<void> {
    this.roomid = entry.join.roomid;
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

  /** From now on messages of the room's negotiation can be sent, and what comes of them is told. */
  prepare(outcomes: Outcomes): void {
    this.#outcomes = outcomes;
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

  /** Any other request of Socket.IO; its answer is told as that of every message. */
  ask(index: number, name: RequestName, payload: unknown): void {
    const text = `42${FIRST_NUMBER + index}${JSON.stringify([name, payload])}`;
    this.#socket?.send(textFrame(text).frame);
  }

  close(): void {
    this.#answered = undefined;
    this.#socket?.close();
  }

  #hear(text: Buffer): void {
    const meaning = this.#dialect.meaningOf(text);
    if (meaning === 'relayed') this.#outcomes?.onArrived(this.#indexOf(text));
    else if (meaning === 'ping') this.#socket?.send(PONG);
    else if (meaning === 'other') this.#note(text.toString());
    else if (this.#answered) this.#settle(meaning, text);
    else if (meaning === 'answer') this.#outcomes?.onAnswered(this.#indexOfAnswer(text));
    else this.#outcomes?.onRefused();
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
    return template ? readNumber(text, text.length - template.numberFromEnd) - FIRST_NUMBER : -1;
  }

  #indexOfAnswer(text: Buffer): number {
    return readNumber(text, this.#dialect.answerNumberAt) - FIRST_NUMBER;
  }
}
