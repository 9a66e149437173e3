import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { RequestAnswer } from '@preproom/models/contract/room/signalling';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { expect } from 'vitest';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Cluster, Node } from './cluster.ts';

/** Somebody with one tab, which keeps its identity wherever its socket goes. */
export interface Tab {
  client: ApiClient;
  roomid: string;
  tabId: string;
  /** The socket that it has now. */
  room: RoomSocket;
  /** Of the peer that it has; null before there is one. */
  negotiationId: string | null;
}

/** A live session of two new people, each with a login. */
export async function bookLive(cluster: Cluster, api: Node) {
  const { database } = cluster;
  const learner = await createUser(database, { Name: 'Asha' });
  const mentor = await createUser(database, { Name: 'Ravi', role: 'mentor' });
  const { roomid } = await createSession(database, {
    learnerId: learner._id,
    mentorId: mentor._id,
    startsAt: new Date(Date.now() - 30 * MINUTE_MS),
    status: 'live',
    readingConsent: true,
  });
  return { roomid, learner: await cluster.enter(api, learner), mentor: await cluster.enter(api, mentor) };
}

/** Opens a tab at this process and joins. */
export async function openTab(client: ApiClient, roomid: string, at: Node): Promise<Tab> {
  const room = await RoomSocket.connect(at.url, client.cookie);
  const tab: Tab = { client, roomid, tabId: randomUUID(), room, negotiationId: null };
  await join(tab);
  return tab;
}

/** The tab's socket was lost: it comes back at this process, with the peer that it still has. Returns the snapshot. */
export async function comeBack(tab: Tab, at: Node): Promise<RequestAnswer<'room:join'>> {
  tab.room = await RoomSocket.connect(at.url, tab.client.cookie);
  return join(tab);
}

/** Both in the room, each at a process; they have a negotiation. */
export async function meetAt(cluster: Cluster, api: Node, learnerAt: Node, mentorAt: Node) {
  const { roomid, ...people } = await bookLive(cluster, api);
  const learner = await openTab(people.learner, roomid, learnerAt);
  const mentor = await openTab(people.mentor, roomid, mentorAt);
  for (const tab of [learner, mentor])
    tab.negotiationId = (await tab.room.received('negotiation:started')).negotiationId;
  return { roomid, learner, mentor };
}

/** The data of a success; a refusal fails the test. */
export function accepted<T>(answer: { ok: true; data: T } | { ok: false; error: unknown }): T {
  expect(answer).toMatchObject({ ok: true });
  return (answer as { data: T }).data;
}

export const write = async ({ room }: Tab, text: string, id: string = randomUUID()) =>
  accepted(await room.ask('chat:send', { id, text }));

/** The names of the events that a tab's socket received. */
export const receivedNames = ({ room }: Tab) => room.events.map(({ name }) => name);

/** The texts of the chat messages that a tab's socket received, in order. */
export const receivedTexts = ({ room }: Tab) =>
  room.events
    .filter(({ name }) => name === 'chat:sent')
    .map(({ payload }) => (payload as { text: string }).text);

/** Resolves when the tab's socket is gone, with the reason. */
export async function cutOff({ room: { socket } }: Tab): Promise<string> {
  if (!socket.connected) return 'was gone';
  return new Promise((resolve) => socket.once('disconnect', resolve));
}

async function join({ room, roomid, tabId, negotiationId }: Tab): Promise<RequestAnswer<'room:join'>> {
  return accepted(await room.join(roomid, { tabId, negotiationId }));
}
