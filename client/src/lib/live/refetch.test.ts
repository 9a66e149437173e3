import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../queryClient.ts';
import { INITIAL_STATE, useStore } from '../store.ts';
import { type FakeNetwork, fakeNetwork } from '../testing/fakeNetwork.ts';
import { aCurrentUser } from '../testing/samples.ts';
import { refetch } from './refetch.ts';

let network: FakeNetwork;
let fetched: string[];
let stop: (() => void)[];
beforeEach(async () => {
  network = fakeNetwork();
  network.answer(getCurrentUser, aCurrentUser('user'));
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: aCurrentUser('user').data });
  fetched = [];
  stop = ['notifications', 'availability', 'room'].map((first) => {
    const queryFn = async () => {
      fetched.push(first);
      return first;
    };
    return new QueryObserver(queryClient, { queryKey: [first, 1], queryFn }).subscribe(() => {});
  });
  await expect.poll(() => fetched).toHaveLength(3);
  fetched = [];
});
afterEach(() => {
  for (const end of stop) end();
  queryClient.clear();
});

test('a topic fetches the queries whose key begins with it', async () => {
  refetch(['notifications']);
  await expect.poll(() => fetched).toEqual(['notifications']);
  expect(network.sentTo(getCurrentUser)).toHaveLength(0);
});

test('the user’s topic fetches the user, and the queries that belong to no other', async () => {
  refetch(['user']);
  await expect.poll(() => fetched).toEqual(['room']);
  await expect.poll(() => network.sentTo(getCurrentUser)).toHaveLength(1);
});

test('a call for the user that was sent before the change is followed by another', async () => {
  const before = useStore.getState().refreshUser();
  refetch(['user']);
  await before;
  await expect.poll(() => network.sentTo(getCurrentUser)).toHaveLength(2);
});

test('a page’s first call, under way when the change is told, is followed by another', async () => {
  const answers: (() => void)[] = [];
  const asked = () => new Promise<number>((resolve) => answers.push(() => resolve(answers.length)));
  const shown = new QueryObserver(queryClient, { queryKey: ['cockpit', 1], queryFn: asked });
  stop.push(shown.subscribe(() => {}));
  refetch(['cockpit']);
  answers[0]?.();
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.();
  await expect.poll(() => shown.getCurrentResult().data).toBe(2);
});

test('what is fetched for later, under way when the change is told, is stale when it comes', async () => {
  let answer = () => {};
  const asked = () =>
    new Promise<string>((resolve) => {
      answer = () => resolve('before');
    });
  const fetching = queryClient.fetchQuery({ queryKey: ['cockpit', 2], queryFn: asked });
  refetch(['cockpit']);
  answer();
  await fetching;
  await expect.poll(() => queryClient.getQueryState(['cockpit', 2])?.isInvalidated).toBe(true);
});
