import { logIn, logOut } from '@preproom/models/contract/accounts/users';
import { getBlogList } from '@preproom/models/contract/blogs/blogs';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { AppError } from '@preproom/models/contract/http/errors';
import { getMentors } from '@preproom/models/contract/mentors/mentors';
import { getProducts } from '@preproom/models/contract/programs/products';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from './store.ts';
import { type FakeNetwork, fakeNetwork } from './testing/fakeNetwork.ts';
import { aCurrentUser, aMeeting, aMentor, aProgram } from './testing/samples.ts';

let network: FakeNetwork;
const store = () => useStore.getState();
const signedOut = { code: 'signed_out', message: 'x' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the application state', () => {
  it("starts with the specification's fields and defaults, and when the account ends", () => {
    expect(INITIAL_STATE).toMatchObject({ isLoading: true, hasAccount: true, OnboardingStep: 0, user: null });
    expect(Object.keys(INITIAL_STATE).toSorted()).toEqual(
      (
        'isLoading isFetchingData error hasAccount verifyCode OnboardingStep user otherInfo Products Blogs UserTranscation ' +
        'hasActivePack ActivePack introduction userSessions userFeedback mentors jobs deletesAt enrolments waitlist userError isUserPending hasLoginEnded needsSecondFactor'
      )
        .split(' ')
        .toSorted(),
    );
  });
});

describe('start', () => {
  it('is no longer loading at once when there is no login, and asks for no person', async () => {
    await store().start(false);
    expect(store()).toMatchObject({ isLoading: false, isUserPending: false });
    expect(network.sentTo(getCurrentUser)).toHaveLength(0);
  });

  it('keeps an empty list and shows nothing when the programs cannot be loaded', async () => {
    await store().start(false);
    await vi.runAllTimersAsync();
    expect(store()).toMatchObject({ Products: [], error: null });
  });

  it('loads programs and articles when the browser is idle', async () => {
    const blog = {
      id: '0000000000000000000000c1',
      blog_title: 'A',
      blog_content: '<p>B</p>',
      blog_image: '/c.svg',
    };
    const program = aProgram();
    network.answer(getBlogList, { data: [blog] });
    network.answer(getProducts, { product: [program], data: { product: [program] } });
    await store().start(false);
    expect(network.sent).toHaveLength(0);
    await vi.runAllTimersAsync();
    expect(store()).toMatchObject({ Blogs: [blog], Products: [program] });
  });

  it('loads the person', async () => {
    const meeting = aMeeting();
    network.answer(getCurrentUser, aCurrentUser('user', [meeting]));
    await store().start(true);
    expect(store()).toMatchObject({
      isLoading: false,
      isFetchingData: false,
      user: { Name: 'Asha Rao' },
      userSessions: [meeting],
    });
  });

  it('fetches the mentors for a learner when the browser is idle, and has none when that fails', async () => {
    network.answer(getCurrentUser, aCurrentUser('user'));
    network.answer(getMentors, { data: [aMentor()], total: 1, pages: 1 });
    await store().start(true);
    await vi.runAllTimersAsync();
    expect(store().mentors).toEqual([aMentor()]);
    network.disconnect(getMentors);
    await store().loadMentors();
    expect(store()).toMatchObject({ mentors: [], error: null });
  });

  it('goes on as a visitor when the login has ended', async () => {
    network.refuse(getCurrentUser, 401, signedOut);
    await store().start(true);
    expect(store()).toMatchObject({ isLoading: false, user: null, error: null });
  });

  it('stays loading and asks again while the server cannot answer, with one banner', async () => {
    const starting = store().start(true);
    await vi.advanceTimersByTimeAsync(1_000);
    const unreachable = { isLoading: true, isUserPending: true, userError: { code: 'unavailable' } };
    expect(store()).toMatchObject({ ...unreachable, error: { code: 'unavailable' } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(network.sentTo(getCurrentUser)).toHaveLength(2);
    expect(store()).toMatchObject({ ...unreachable, error: null });
    network.answer(getCurrentUser, aCurrentUser('mentor'));
    await vi.advanceTimersByTimeAsync(4_000);
    await starting;
    expect(store()).toMatchObject({ isLoading: false, userError: null, user: { role: 'mentor' } });
  });

  it('asks no more once somebody pressed "Try again" with success', async () => {
    const starting = store().start(true);
    await vi.advanceTimersByTimeAsync(1_000);
    network.answer(getCurrentUser, aCurrentUser('mentor'));
    await store().refreshUser();
    expect(store()).toMatchObject({ isLoading: false, userError: null });
    await vi.advanceTimersByTimeAsync(60_000);
    await starting;
    expect(network.sentTo(getCurrentUser)).toHaveLength(2);
  });
});

describe('logIn', () => {
  it('keeps the person and fetches the rest', async () => {
    const answer = aCurrentUser('user', [aMeeting()]);
    network.answer(logIn, { token: 'x', data: answer.data });
    network.answer(getCurrentUser, answer);
    await store().logIn({ email: 'asha@example.com', password: 'long enough' });
    expect(store().user).toEqual(answer.data);
    await vi.waitFor(() => expect(store().userSessions).toHaveLength(1));
  });

  it('throws and stays logged out for wrong credentials', async () => {
    network.refuse(logIn, 401, { code: 'wrong_credentials', message: 'x' });
    useStore.setState({ isLoading: false });
    const entering = store().logIn({ email: 'a@example.com', password: 'x' });
    expect(store().isLoading).toBe(true);
    await expect(entering).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(store()).toMatchObject({ isLoading: false, user: null });
  });
});

describe('logOut', () => {
  it('goes home one second after the login has ended', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    network.answer(logOut, { loggedOut: true });
    await store().logOut();
    await vi.advanceTimersByTimeAsync(999);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(assign).toHaveBeenCalledWith('/');
  });

  it('throws and keeps the person when the server cannot end it', async () => {
    useStore.setState({ user: aCurrentUser('user').data });
    await expect(store().logOut()).rejects.toMatchObject({ code: 'unavailable' });
    expect(store().user).not.toBeNull();
  });
});

describe('refreshUser', () => {
  it('forgets the person when the login has ended elsewhere', async () => {
    useStore.setState({ user: aCurrentUser('user').data, userSessions: [aMeeting()] });
    network.refuse(getCurrentUser, 401, signedOut);
    await expect(store().refreshUser()).rejects.toMatchObject({ code: 'signed_out' });
    expect(store()).toMatchObject({ user: null, userSessions: [], isFetchingData: false });
  });

  it('makes one call for all who ask at once', async () => {
    network.answer(getCurrentUser, aCurrentUser('user'));
    await Promise.all([store().refreshUser(), store().refreshUser()]);
    expect(network.sentTo(getCurrentUser)).toHaveLength(1);
  });

  it('asks for no readings, which no page reads', async () => {
    network.answer(getCurrentUser, aCurrentUser('user'));
    await store().refreshUser();
    expect(network.sentTo(getCurrentUser)).toMatchObject([{ search: '?without=expression' }]);
  });
});

describe('showError', () => {
  it('clears the banner 3 seconds after the latest error', async () => {
    store().showError(new AppError('internal'));
    await vi.advanceTimersByTimeAsync(2_000);
    store().showError(new AppError('unavailable'));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(store().error?.code).toBe('unavailable');
    await vi.advanceTimersByTimeAsync(1);
    expect(store().error).toBeNull();
  });
});
