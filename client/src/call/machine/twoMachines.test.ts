import { expect, it } from 'vitest';
import { NAMES, TwoMachines } from '../testing/twoMachines.ts';

const RUNS = 2_000;
/** Enough for one lost answer, one refused join and one negotiation that fails. */
const QUIET_MS = 40_000;
const firstSeed = Math.floor(Math.random() * 1e9);

function disturb(room: TwoMachines): void {
  const { time, path } = room;
  const name = time.pick(NAMES);
  const tab = room.tab(name);
  const fault = time.pick([
    () => tab.dropSocket(time.upTo(5_000)),
    () => {
      const awayMs = time.upTo(20_000);
      for (const each of NAMES) room.tab(each).dropSocket(awayMs);
    },
    () => tab.reload(),
    () => path.lose(time.chance(0.5)),
    () => path.restore(),
    () => room.move(name),
    () => tab.send({ type: 'network:changed' }),
    () => tab.peer?.die(),
    () => tab.send({ type: 'leave' }),
    () => tab.send({ type: 'join', takeOver: false }),
    () => room.takeOver(name),
  ]);
  fault();
}

function runOnce(seed: number): TwoMachines {
  const room = new TwoMachines(seed);
  room.path.isRelayed = room.time.chance(0.5);
  room.lossRate = 0.1;
  room.service.doubleRate = 0.2;
  room.joinBoth();
  for (let i = 0; i < 12; i++) {
    room.time.pass(room.time.upTo(4_000));
    disturb(room);
  }
  room.lossRate = 0;
  room.path.restore();
  room.joinBoth();
  room.time.pass(QUIET_MS);
  // Whoever finds another tab in their seat has to say what they want.
  room.joinBoth();
  room.time.pass(QUIET_MS);
  return room;
}

const seen = (room: TwoMachines) =>
  JSON.stringify(
    room.tabs.map(({ name, state }) => [name, state]),
    null,
    1,
  );

it(`two machines find each other again after any order of faults; seed ${firstSeed}`, () => {
  for (let seed = firstSeed; seed < firstSeed + RUNS; seed++) {
    const room = runOnce(seed);
    expect(room.isTogether(), `seed ${seed}: ${seen(room)}`).toBe(true);
    expect(room.leaks(), `seed ${seed}`).toEqual([]);
  }
});

it('two machines without faults meet within a second', () => {
  const room = new TwoMachines(1);
  room.joinBoth();
  room.time.pass(1_500);
  expect(room.isTogether()).toBe(true);
});

/** Browsers take some seconds to notice that a path is lost. */
const NOTICED_MS = 7_000;

/** A call whose network goes away for up to a minute, for the peer alone or for the sockets, too. */
function afterAnOutage(seed: number): TwoMachines {
  const room = new TwoMachines(seed);
  const { time, path } = room;
  path.isRelayed = time.chance(0.5);
  room.joinBoth();
  time.pass(5_000);
  const awayMs = NOTICED_MS + time.upTo(60_000);
  path.lose(time.chance(0.5));
  if (time.chance(0.3)) path.move();
  if (time.chance(0.5)) for (const name of NAMES) room.tab(name).dropSocket(awayMs);
  time.pass(awayMs);
  path.restore();
  return room;
}

it(`two machines are together within three seconds of the network's return; seed ${firstSeed}`, () => {
  for (let seed = firstSeed; seed < firstSeed + RUNS; seed++) {
    const room = afterAnOutage(seed);
    room.time.pass(3_000);
    expect(room.isTogether(), `seed ${seed}: ${seen(room)}`).toBe(true);
  }
});
