import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getMessages, getUnreadMessages, sendMessage } from '@preproom/models/contract/sessions/messages';
import { createSession } from '@preproom/models/db/testing/factories';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';
import { createPair } from './sessionChanges.ts';

/** A pair with a session that starts in a day, both logged in. */
export async function meet(stack: Stack) {
  const pair = await createPair(stack.database, { completed: true });
  const { roomid, startsAt } = await createSession(stack.database, {
    learnerId: pair.learner._id,
    mentorId: pair.mentor._id,
    startsAt: new Date(stack.clock.now() + DAY_MS),
  });
  const [learner, mentor] = [await stack.enter(pair.learner), await stack.enter(pair.mentor)];
  return { pair, roomid, startsAt, learner, mentor };
}

export const send = (
  client: ApiClient,
  roomid: string,
  text: string,
  messageId: string = crypto.randomUUID(),
) => client.call(sendMessage, { params: { roomid, sentId: messageId }, body: { text } });
export const messagesOf = async (client: ApiClient, roomid: string) =>
  (await client.call(getMessages, { params: { roomid } })).body.data;
export const textsOf = async (client: ApiClient, roomid: string) =>
  (await messagesOf(client, roomid)).messages.map(({ text }) => text);
export const unreadOf = async (client: ApiClient) => (await client.call(getUnreadMessages, {})).body.data;
