import type { JoinRoom } from '@preproom/models/contract/room/signalling';
import type { Wrap } from './messages.ts';

/** How one person gets into one room. */
export interface Entry {
  token: string;
  join: JoinRoom;
}

/** What a text from the server is to somebody who asked for something: its answer, a refusal, or something else. */
type Meaning = 'answer' | 'refusal' | 'relayed' | 'ping' | 'other';

/** How a server is spoken to. */
export interface Dialect {
  path: string;
  /** What is said to get in, each when the one before is answered; '' only waits for the server to begin. */
  entrance(entry: Entry): string[];
  wrap: Wrap;
  meaningOf(text: Buffer): Meaning;
  /** Where in an answer the number of its request begins. */
  answerNumberAt: number;
}

const byte = (character: string) => character.charCodeAt(0);
const [ZERO, TWO, THREE, FOUR] = [byte('0'), byte('2'), byte('3'), byte('4')];
const OK = '"ok":true';
/** Where the first letter of an event's name stands in `42["name",…]`. */
const NAME_AT = 4;

/** Socket.IO 4 over a websocket, as our service and the bare relay speak it. */
const socketIo: Dialect = {
  path: '/socket.io/?EIO=4&transport=websocket',
  entrance: ({ token, join }) => [
    '',
    `40${JSON.stringify({ token })}`,
    `420["room:join",${JSON.stringify(join)}]`,
  ],
  wrap: (request, signal) => `42${request}["signal:send",${JSON.stringify(signal)}]`,
  meaningOf(text) {
    const [engine, packet] = [text[0], text[1]];
    if (engine === ZERO) return 'answer';
    if (engine === TWO) return 'ping';
    if (engine !== FOUR) return 'other';
    if (packet === THREE) return text.includes(OK) ? 'answer' : 'refusal';
    if (packet === TWO)
      return text.toString('latin1', NAME_AT, NAME_AT + 6) === 'signal' ? 'relayed' : 'other';
    if (packet === ZERO) return 'answer';
    return packet === FOUR ? 'refusal' : 'other';
  },
  answerNumberAt: 2,
};

/** A protocol of nothing: eight digits and what is to be relayed, answered by the digits. */
const plain: Dialect = {
  path: '/',
  entrance: ({ join }) => [join.roomid],
  wrap: (request, signal) => `${request}${JSON.stringify(signal)}`,
  meaningOf: (text) => (text.length <= 12 ? 'answer' : 'relayed'),
  answerNumberAt: 0,
};

export const DIALECTS = { socketIo, plain };
export type DialectName = keyof typeof DIALECTS;
