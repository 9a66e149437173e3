import { PROTOCOL_VERSION } from '@preproom/models/contract/room/signalling';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCallPage } from '../../support/room/callPage.ts';
import { Cluster, type Node } from '../../support/room/cluster.ts';
import { accepted, bookLive } from '../../support/room/clusterPeople.ts';

const SOON = { timeout: 20_000, interval: 50 };

let cluster: Cluster;
let api: Node;
beforeAll(async () => {
  cluster = await Cluster.start();
  api = await cluster.startServer();
}, 120_000);
afterAll(() => cluster.stop());

/** A process of another release, which serves these versions of the protocol. */
function startRelease(oldest: number, newest: number, settings: Record<string, string> = {}): Promise<Node> {
  const preload = new URL('../../support/room/otherVersion.ts', import.meta.url).pathname;
  return cluster.startSignalling({
    NODE_OPTIONS: `--import=${preload}`,
    OLDEST_PROTOCOL: `${oldest}`,
    NEWEST_PROTOCOL: `${newest}`,
    ...settings,
  });
}

test('during an upgrade to the next version, pages of both meet in one room, at processes of both', async () => {
  const next = PROTOCOL_VERSION + 1;
  const [before, after] = await Promise.all([
    cluster.startSignalling(),
    startRelease(PROTOCOL_VERSION, next),
  ]);
  const { roomid, learner, mentor } = await bookLive(cluster, api);
  const open = ({ url }: Node, { cookie }: { cookie: string }) => RoomSocket.connect(url, cookie);
  const [old, fresh] = [await open(before, learner), await open(after, mentor)];
  accepted(await old.join(roomid, { protocol: PROTOCOL_VERSION }));
  accepted(await fresh.join(roomid, { protocol: next }));
  const { negotiationId } = await old.received('negotiation:started');
  expect(await fresh.received('negotiation:started')).toMatchObject({ negotiationId });
  await before.program.stop();
  const back = await open(after, learner);
  const { tabId } = old;
  accepted(await back.join(roomid, { protocol: PROTOCOL_VERSION, tabId, negotiationId }));
  await fresh.request('chat:send', { id: crypto.randomUUID(), text: 'still here' });
  expect(await back.received('chat:sent')).toMatchObject({ text: 'still here' });
  for (const socket of [fresh, back]) socket.close();
}, 120_000);

test('a release that no longer serves the version of a call leaves the call alone until it ends', async () => {
  const before = await cluster.startSignalling();
  const { roomid, ...people } = await bookLive(cluster, api);
  const pages = (['learner', 'mentor'] as const).map((side) =>
    openCallPage(before.url, { token: people[side].token, roomid, side }),
  );
  for (const page of pages) await page.join();
  for (const page of pages) await expect.poll(page.status, SOON).toBe('connected');
  await before.program.stop();
  const newest = PROTOCOL_VERSION + 2;
  await startRelease(PROTOCOL_VERSION + 1, newest, { PORT: new URL(before.url).port });
  for (const { session } of pages) {
    await expect
      .poll(() => session.get().call, SOON)
      .toMatchObject({ isOutdated: true, status: 'connected' });
    session.sendChat('waits');
  }
  for (const page of pages) {
    expect(page.texts()).toEqual(['waits: waiting']);
    expect(page.status()).toBe('connected');
    page.close();
    expect(page.status()).toBe('left');
  }
}, 120_000);
