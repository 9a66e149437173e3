import { randomUUID } from 'node:crypto';
import { REQUESTS, type RequestName } from '@preproom/models/contract/room/signalling';
import { joinRequest, type RoomSocket } from '@preproom/signalling/testing/roomSocket';
import fc from 'fast-check';
import type { Socket } from 'socket.io-client';
import { readingBatch, rows } from '../readings/readings.ts';
import { speechBatch } from '../room/speech.ts';

/** What a hostile client has found out about other people. */
export interface Target {
  roomid: string;
  negotiationId: string;
  userId: string;
}

export interface CraftedEvent {
  name: string;
  args: unknown[];
}

const NAMES = Object.keys(REQUESTS) as RequestName[];
const ODD_NAMES = [
  'room:closed',
  'signal:received',
  '__proto__',
  'constructor',
  'toString',
  '',
  'x'.repeat(5_000),
];

/** Events aimed at other people's rooms and negotiations, malformed, giant, polluting or senseless. */
export function craftedEvents(target: Target): fc.Arbitrary<CraftedEvent> {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...NAMES) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_NAMES) },
    { weight: 1, arbitrary: fc.string().filter((text) => !RESERVED.has(text)) },
  );
  const payload = fc.oneof(aimed(target), spoiled(target), rubbish());
  const rest = fc.array(fc.oneof(fc.jsonValue(), fc.constant(Buffer.alloc(64))), { maxLength: 3 });
  return fc.oneof(
    fc.record({ name, args: fc.tuple(payload, rest).map(([first, more]) => [first, ...more]) }),
    fitting(target),
  );
}

/** Names that Socket.IO's own client refuses to send; raw packets try them. */
const RESERVED = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
]);

/** A request as a page would send it, for a room or negotiation that is not the sender's. */
function fitting(target: Target): fc.Arbitrary<CraftedEvent> {
  return fc.constantFrom(...requestsOf(target)).map(([name, payload]) => ({ name, args: [payload] }));
}

function requestsOf({ roomid, negotiationId }: Target): [RequestName, unknown][] {
  const sdp = 'v=0';
  return [
    ['room:join', joinRequest(roomid, { takeOver: true, negotiationId })],
    ['signal:send', { negotiationId, signal: { type: 'offer', sdp, attempt: 1 } }],
    ['signal:send', { negotiationId, signal: { type: 'ice-restart', attempt: 1 } }],
    ['negotiation:restart', { negotiationId }],
    ['readings:send', readingBatch(roomid, 0, 0, rows(4))],
    ['speech:send', speechBatch(roomid, 0, [[0, 900, 3]])],
  ];
}

const aimed = (target: Target) => fc.constantFrom(...requestsOf(target).map(([, payload]) => payload));

/** A fitting payload with something in it that does not belong there. */
function spoiled(target: Target): fc.Arbitrary<unknown> {
  const keys = ['roomid', 'negotiationId', 'signal', 'media', 'by', 'from', 'userId', 'socketId', 'side'];
  const extra = fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.jsonValue(), fc.constant(target.userId)));
  return fc.tuple(aimed(target), extra).map(([payload, more]) => ({ ...(payload as object), ...more }));
}

function rubbish(): fc.Arbitrary<unknown> {
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  return fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constant(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')),
    fc.constant({ id: randomUUID(), text: 'x'.repeat(60_000) }),
    fc.constant({ text: Array(5_000).fill('x') }),
    fc.constant(nested(2_000)),
    fc.constant(Buffer.alloc(20_000, 7)),
    fc.constant({ id: Buffer.alloc(16), text: Buffer.from('text') }),
    fc.constantFrom(undefined, null, '', 0, -1, 1e308, Number.NaN, true, [], {}),
  );
}

/** Sends each of these twice, with and without asking for an acknowledgement; says how many went out and what was answered. */
export async function attack(
  { socket }: RoomSocket,
  events: CraftedEvent[],
): Promise<{ sent: number; answers: unknown[] }> {
  const plain = socket as unknown as Socket;
  const answers: unknown[] = [];
  let sent = 0;
  for (const { name, args } of events) {
    if (!plain.connected) break;
    plain.emit(name, ...args);
    const answer = plain.timeout(5_000).emitWithAck(name, ...args);
    sent += 2;
    await answer.then(
      (told) => answers.push(told),
      () => {},
    );
  }
  return { sent, answers };
}
