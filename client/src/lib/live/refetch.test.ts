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
