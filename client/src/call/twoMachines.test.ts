import { expect, it } from 'vitest';
import { TwoMachines } from './testing/twoMachines.ts';

const RUNS = 300;
const SIDES = ['learner', 'mentor'] as const;

/** mulberry32: small, and the same everywhere. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function disturb(room: TwoMachines): void {
  const side = SIDES[Math.floor(room.random() * 2)] ?? 'learner';
  const faults = [
    () => room.dropSocket(side),
    () => {
      for (const name of SIDES) room.dropSocket(name);
    },
    () => room.reload(side),
    () => room.interrupt(),
    () => room.failPeer(side),
    () => room.send(side, { type: 'leave' }),
    () => room.send(side, { type: 'join', takeOver: false }),
  ];
  faults[Math.floor(room.random() * faults.length)]?.();
}

function runOnce(seed: number): TwoMachines {
  const room = new TwoMachines(seeded(seed));
  room.lossRate = 0.1;
  for (const name of SIDES) room.send(name, { type: 'join', takeOver: false });
  for (let i = 0; i < 12; i++) {
    room.pass(room.random() * 3_000);
    disturb(room);
  }
  room.lossRate = 0;
  for (const name of SIDES) room.send(name, { type: 'join', takeOver: false });
  room.pass(20_000);
  return room;
}

it('two machines find each other again after any order of faults', () => {
  const firstSeed = Math.floor(Math.random() * 1e9);
  for (let seed = firstSeed; seed < firstSeed + RUNS; seed++) {
    const room = runOnce(seed);
    const states = SIDES.map((name) => room.sides[name].state);
    expect(room.isTogether(), `seed ${seed}: ${JSON.stringify(states, null, 1)}`).toBe(true);
  }
});

it('two machines without faults meet within a second', () => {
  const room = new TwoMachines(seeded(1));
  for (const name of SIDES) room.send(name, { type: 'join', takeOver: false });
  room.pass(1_500);
  expect(room.isTogether()).toBe(true);
});
