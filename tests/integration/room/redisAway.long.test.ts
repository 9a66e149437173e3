import { getProducts } from '@preproom/models/contract/programs/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster, type Node } from '../../support/room/cluster.ts';
import {
  comeBack,
  cutOff,
  meetAt,
  receivedNames,
  receivedTexts,
  write,
} from '../../support/room/clusterPeople.ts';

let cluster: Cluster;
let api: Node;
let signalling: [Node, Node];
beforeAll(async () => {
  cluster = await Cluster.start();
  api = await cluster.startServer();
  signalling = [await cluster.startSignalling(), await cluster.startSignalling()];
}, 120_000);
afterAll(() => cluster.stop());

const ready = async ({ url }: Node) => (await fetch(`${url}/readyz`)).status;

test('Redis is lost with all that it held: sockets stay, requests say so, and everything heals by itself', async () => {
  const { learner, mentor } = await meetAt(cluster, api, signalling[0], signalling[1]);
  await write(learner, 'before');
  expect(await ready(signalling[0])).toBe(200);
  await cluster.redis.kill();
  await expect.poll(() => ready(signalling[0])).toBe(503);
  const unavailable = { ok: false, error: { code: 'unavailable' } };
  for (let n = 0; n < 15; n++)
    expect(await learner.room.ask('chat:send', { id: crypto.randomUUID(), text: 'x' })).toMatchObject(
      unavailable,
    );
  expect(learner.room.socket.connected && mentor.room.socket.connected).toBe(true);
  expect((await learner.client.call(getProducts, {})).status).toBe(200);
  const late = await cluster.startSignalling();
  expect(await ready(late)).toBe(503);
  const gone = [cutOff(learner), cutOff(mentor)];
  await cluster.redis.startAgain();
  for (const node of [...signalling, late])
    await expect.poll(() => ready(node), { timeout: 10_000 }).toBe(200);
  // Their seats were lost: they are disconnected, reconnect and join again, with the peer that they still have.
  expect(await Promise.all(gone)).toEqual(['transport close', 'transport close']);
  await comeBack(learner, late);
  expect((await comeBack(mentor, signalling[0])).chat.map(({ text }) => text)).toEqual(['before']);
  await write(mentor, 'after');
  await expect.poll(() => receivedTexts(learner)).toEqual(['after']);
  for (const tab of [learner, mentor]) expect(receivedNames(tab)).not.toContain('negotiation:started');
  for (const { program } of signalling) {
    const said = program.output.split('\n').filter((line) => line.includes('"level"'));
    expect(said.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
    expect(said.filter((line) => line.includes('Redis is back'))).toHaveLength(1);
    expect(said.length).toBeLessThan(20);
  }
});
