import type { Round } from '@preproom/models/contract/sessions/sessions';
import { expect, test } from 'vitest';
import { roundStates } from './storeRefund.ts';

const rounds: Round[] = ['Introducation', 'HR Round 1', 'Tech Round 1'];
const pack = { rounds, refundedRounds: ['Introducation' as const] };
const used = new Map([['HR Round 1' as const, { state: 'used' as const }]]) as never;
const states = (status: 'success' | 'refunded') =>
  roundStates({ wantedRefunds: [], status }, pack, used).map(({ state }) => state);

test('a round that nobody used is free, until the whole order is refunded', () => {
  expect(states('success')).toEqual(['refunded', 'used', 'free']);
  expect(states('refunded')).toEqual(['refunded', 'used', 'refunded']);
});
