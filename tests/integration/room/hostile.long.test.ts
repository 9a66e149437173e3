import { ERROR_MESSAGES } from '@preproom/models/contract/http/errorMessages';
import type { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import fc from 'fast-check';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MeasuredService, type Member } from '../../support/room/measuredService.ts';
import { RAW_MESSAGES, sendRaw } from '../../support/room/rawSocket.ts';
import { attack, craftedEvents, type Target } from '../../support/stack/hostile.ts';

const ATTACKERS = 50;
const EVENTS_EACH = 50;
const seed = Date.now() % 100_000;

let service: MeasuredService;
beforeAll(async () => {
  service = await MeasuredService.start();
});
afterAll(() => service.stop());

/** Two people in a call, who go on exchanging signals until they are asked how that went. */
async function callUnderWay() {
  const { learner, mentor } = await service.meet();
  const { negotiationId } = await learner.room.received('negotiation:started');
  const target: Target = { roomid: learner.roomid, negotiationId, userId: learner.userId };
  await Promise.all([learner, mentor].map(({ room }) => room.received('session:changed')));
  for (const { room } of [learner, mentor]) room.events.length = 0;
  let goesOn = true;
  let sent = 0;
  const talking = (async () => {
    while (goesOn) {
      const signal = { type: 'ice-restart' as const, attempt: ++sent };
      expect(await mentor.room.ask('signal:send', { negotiationId, signal })).toMatchObject({ ok: true });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const ended = async () => {
    goesOn = false;
    await talking;
    return { sent, received: learner.room.events, receivedByMentor: mentor.room.events };
  };
  return { target, ended };
}

/** Everything that reached the two came from themselves, and all of it did. */
async function expectUntouched({ ended }: Awaited<ReturnType<typeof callUnderWay>>): Promise<void> {
  const { sent, received, receivedByMentor } = await ended();
  expect(sent).toBeGreaterThan(0);
  await expect.poll(() => received.length).toBe(sent);
  const attempts = received.map(({ payload }) => (payload as { signal: { attempt: number } }).signal.attempt);
  expect(attempts).toEqual(Array.from({ length: sent }, (_, n) => n + 1));
  expect(receivedByMentor).toEqual([]);
}

const eventsFor = (target: Target, n: number) =>
  fc.sample(craftedEvents(target), { numRuns: EVENTS_EACH, seed: seed + n });

async function attackFrom(
  rooms: RoomSocket[],
  target: Target,
): Promise<{ sent: number; answers: unknown[] }> {
  const attacks = await Promise.all(rooms.map((room, n) => attack(room, eventsFor(target, n))));
  for (const room of rooms) room.close();
  return {
    sent: attacks.reduce((sum, { sent }) => sum + sent, 0),
    answers: attacks.flatMap(({ answers }) => answers),
  };
}

async function strangers(): Promise<RoomSocket[]> {
  return Promise.all(
    Array.from({ length: ATTACKERS }, async () => (await service.createVisitor()).connect()),
  );
}

async function membersElsewhere(): Promise<Member[]> {
  const alone = Array.from({ length: ATTACKERS - 1 }, () => service.meet({ isAlone: true }));
  return (await Promise.all(alone)).map(({ learner }) => learner);
}

/** Refused with a code that says why, or a request that concerns nobody else, such as leaving where one is not. */
const HARMLESS = { ok: true, data: {} };
function expectRefused(answers: unknown[]): void {
  const codes = Object.keys(ERROR_MESSAGES).filter((code) => code !== 'internal');
  for (const answer of answers) {
    if ((answer as { ok: boolean }).ok) expect(answer).toEqual(HARMLESS);
    else expect(codes).toContain((answer as { error: { code: string } }).error.code);
  }
}

/** Half of it by people without a room here, half by members of other rooms, one of whom is not alone there. */
async function attackFromAll(target: Target) {
  const fromStrangers = await attackFrom(await strangers(), target);
  const pair = await service.meet();
  for (const name of ['negotiation:started', 'session:changed'] as const)
    await pair.mentor.room.received(name);
  const partnerReceived = pair.mentor.room.events.splice(0);
  expect(partnerReceived.length).toBeGreaterThan(0);
  const members = [pair.learner, ...(await membersElsewhere())];
  const fromMembers = await attackFrom(
    members.map(({ room }) => room),
    target,
  );
  return {
    sent: fromStrangers.sent + fromMembers.sent,
    answers: [...fromStrangers.answers, ...fromMembers.answers],
    toPartner: pair.mentor.room.events.map(({ name }) => name),
  };
}

test(`10,000 crafted events of strangers and of other rooms’ members reach nobody (seed ${seed})`, async () => {
  const call = await callUnderWay();
  // Once before, so that all code has run and what is remembered of people for a while is there.
  await attackFromAll(call.target);
  const before = await service.measure();
  const { sent, answers, toPartner } = await attackFromAll(call.target);
  expect(sent).toBe(10_000);
  expectRefused(answers);
  // A member may leave a room of their own, end what goes on there, and change what they send; nothing else.
  const theirOwn = ['participant:changed', 'participant:left', 'room:closed'];
  expect(toPartner.filter((name) => !theirOwn.includes(name))).toEqual([]);
  await expectUntouched(call);
  const after = await service.measure();
  expect(after.isPolluted).toBe(false);
  expect(after.heapUsed).toBeLessThan(before.heapUsed * 1.05);
}, 120_000);

test('a flood of 10,000 is told so and put out, again and again; the others do not notice', async () => {
  const call = await callUnderWay();
  const { connect } = await service.createVisitor();
  const before = await service.measure();
  const codes: unknown[] = [];
  for (let round = 0; round < 4; round++) {
    const { socket } = await connect();
    const plain = socket as unknown as Socket;
    const gone = new Promise((resolve) => plain.once('disconnect', resolve));
    for (let n = 0; n < 2_500; n++)
      plain.emit('chat:send', { n, text: 'x'.repeat(500) }, ({ error }: { error: { code: string } }) =>
        codes.push(error.code),
      );
    expect(await gone).toBe('io server disconnect');
  }
  expect(codes).toContain('too_many_requests');
  await expectUntouched(call);
  expect((await service.measure()).heapUsed).toBeLessThan(before.heapUsed * 1.05);
});

test('rubbish below the level of events, giant messages and idle sockets leave the service as it was', async () => {
  const call = await callUnderWay();
  const { cookie } = await service.createVisitor();
  const before = await service.measure();
  await Promise.all(
    RAW_MESSAGES.flatMap((message) => [
      sendRaw(service.url, '', message),
      sendRaw(service.url, cookie, message),
    ]),
  );
  const idle = Array.from({ length: 300 }, () => sendRaw(service.url, '', null));
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  await (await service.createVisitor()).connect().then((room) => room.close());
  for (const socket of await Promise.all(idle)) socket.terminate();
  for (const body of ['x'.repeat(200_000), '40', '\u0000', '4'.repeat(1000)])
    await fetch(`${service.url}/socket.io/?EIO=4&transport=polling&sid=none`, { method: 'POST', body }).catch(
      () => {},
    );
  await expectUntouched(call);
  expect((await service.measure()).heapUsed).toBeLessThan(before.heapUsed * 1.05);
});
