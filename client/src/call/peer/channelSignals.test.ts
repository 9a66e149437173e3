import { MAX_MESSAGE_BYTES } from '@preproom/models/contract/room/signalling';
import { expect, it } from 'vitest';
import { NEGOTIATION_ID } from '../testing/roomFixtures.ts';
import { readSignal, writeSignal } from './channelSignals.ts';

const signal = { negotiationId: NEGOTIATION_ID, signal: { type: 'offer', sdp: 'v=0', attempt: 2 } } as const;

it('reads what it has written', () => {
  expect(readSignal(writeSignal(signal))).toEqual(signal);
});

it.each([
  ['no JSON', 'hello'],
  ['nothing', 'null'],
  ['another negotiation id than an id', JSON.stringify({ ...signal, negotiationId: 7 })],
  ['an unknown signal', JSON.stringify({ ...signal, signal: { type: 'renegotiate', attempt: 1 } })],
  ['more than was agreed', JSON.stringify({ ...signal, more: true })],
  ['far too much', writeSignal(signal).replace('v=0', 'v'.repeat(MAX_MESSAGE_BYTES))],
])('reads nothing from %s', (_, text) => {
  expect(readSignal(text)).toBeNull();
});
