import { reportPerson } from '@preproom/models/contract/room/safety';
import {
  getMessages,
  readMessages,
  type SessionMessage,
  sendMessage,
} from '@preproom/models/contract/sessions/messages';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting, MENTOR_ID } from '../../../lib/testing/samples.ts';
import { SessionMessages } from './SessionMessages.tsx';

const CLOSES = '2026-12-08T13:45:00.000Z';
const self = aCurrentUser('user').data;
let network: FakeNetwork;
/** Tells the page that what it watches is on the screen. */
let show: () => void;

function aMessage(given: Partial<SessionMessage> = {}): SessionMessage {
  const id = crypto.randomUUID();
  return {
    id,
    from: MENTOR_ID,
    text: 'Bring one project.',
    sentAt: '2026-11-20T13:00:00.000Z',
    isRead: true,
    ...given,
  };
}

function answer(messages: SessionMessage[], closesAt: string | null = CLOSES, needsProfile = false) {
  network.answer(getMessages, { data: { messages, closesAt, needsProfile } });
}

async function open() {
  const user = userEvent.setup();
  renderPage(<SessionMessages session={aMeeting()} />);
  return user;
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const log = () => screen.getByRole('log', { name: 'Messages' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, user: self, isUserPending: false });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => onChange([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells a learner whose profile keeps the messages closed to complete it', async () => {
  answer([], null, true);
  await open();
  const link = await screen.findByRole('link', { name: 'your profile' });
  expect(link.getAttribute('href')).toBe('/account/student/profile');
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

it('shows what was written as text, with its author and day, and until when the two can write', async () => {
  answer([
    aMessage({ text: '<b>One</b> project: https://example.com/a' }),
    aMessage({ from: self._id, text: 'Thanks' }),
  ]);
  await open();
  await field();
  expect(log().textContent).toContain('<b>One</b> project');
  expect(within(log()).getByRole('link').getAttribute('href')).toBe('https://example.com/a');
  expect(log().textContent).toMatch(/Meera Iyer · Fri, 20 November, 6:30 pm IST/);
  expect(screen.getByText('You can write to each other until 8 December 2026.')).toBeTruthy();
});

it('sends a message, and again with the same id after an outage', async () => {
  answer([]);
  const user = await open();
  network.refuse(sendMessage, 503, { code: 'unavailable', message: 'x' });
  await user.type(await field(), 'What should I prepare?{Enter}');
  expect(await screen.findByText('Sending…')).toBeTruthy();
  expect(await screen.findByText(/Not sent yet. Retrying…/)).toBeTruthy();
  expect((await field()).value).toBe('');
  const [first] = network.sentTo(sendMessage);
  const stored = aMessage({
    from: self._id,
    text: 'What should I prepare?',
    id: first?.path.split('/').at(-1) ?? '',
  });
  network.answer(sendMessage, { data: stored });
  answer([stored]);
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  const paths = new Set(network.sentTo(sendMessage).map(({ path }) => path));
  expect(paths).toHaveLength(1);
  expect(within(log()).getAllByText('What should I prepare?')).toHaveLength(1);
});

it('says while somebody types that contact details cannot be sent, and sends nothing', async () => {
  answer([]);
  const user = await open();
  await user.type(await field(), 'Call ९८७६५ ४३२१०');
  expect(await screen.findByText(/other contact details can’t be sent here/)).toBeTruthy();
  expect(sendButton()).toHaveProperty('disabled', true);
  await user.type(await field(), '{Enter}');
  expect(network.sentTo(sendMessage)).toEqual([]);
  expect((await field()).value).toBe('Call ९८७६५ ४३२१०');
});

it('gives a refused message back to be edited', async () => {
  answer([]);
  const user = await open();
  network.refuse(sendMessage, 400, { code: 'contact_details', message: 'x' });
  await user.type(await field(), 'Meet me elsewhere{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent. Phone numbers/);
  await user.type(await field(), 'Next thought');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect((await field()).value).toBe('Meet me elsewhere\nNext thought');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('marks what the other person wrote as read only once it is seen', async () => {
  const [old, unread] = [aMessage({ isRead: false }), aMessage({ isRead: false })];
  answer([old, unread, aMessage({ from: self._id, isRead: false })]);
  network.answer(readMessages, { data: { unread: 0 } });
  await open();
  await field();
  expect(network.sentTo(readMessages)).toEqual([]);
  act(() => show());
  await vi.waitFor(() => expect(network.sentTo(readMessages)).toMatchObject([{ body: { upTo: unread.id } }]));
});

it('is closed without a field; without any message it is not there', async () => {
  answer([aMessage()], null);
  await open();
  expect(await screen.findByText('Messages are closed.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  answer([], null);
  await open();
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull());
});

it('reports the other person without cancelling the session, unless that is asked for', async () => {
  answer([aMessage()]);
  network.answer(reportPerson, { isOver: false });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Report or block' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Report or block Meera Iyer' });
  await user.click(within(dialog).getByRole('radio', { name: /contact/ }));
  expect(
    within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /Cancel this session/ }).checked,
  ).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
  await screen.findByText('Thank you for telling us');
  expect(network.sentTo(reportPerson)[0]?.body).toMatchObject({
    endInterview: false,
    reason: 'money_or_contact',
  });
});

it('tells that the messages could not be loaded, and tries again', async () => {
  network.refuse(getMessages, 500, { code: 'internal', message: 'x' });
  const user = await open();
  await screen.findByText('Couldn’t load your messages', undefined, { timeout: 10_000 });
  answer([aMessage()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bring one project.')).toBeTruthy();
});

it('leads to what the same two wrote in their other sessions', async () => {
  answer([]);
  const learner = { _id: '0000000000000000000000b9', Name: 'Somebody Else', photo: null };
  useStore.setState({
    userSessions: [
      aMeeting(),
      aMeeting({ roomid: 'earlier00001', round: 'Tech Round 1', startsAt: '2026-11-20T13:00:00.000Z' }),
      aMeeting({ roomid: 'another00001', with: learner }),
    ],
  });
  await open();
  const links = (await screen.findByText(/Each session has its own messages/)).parentElement;
  const [link, ...more] = within(links as HTMLElement).getAllByRole('link');
  expect(link?.textContent).toMatch(/^Tech Round 1, Fri, 20 November/);
  expect(link?.getAttribute('href')).toBe('/Dashboard/session/earlier00001#messages');
  expect(more).toEqual([]);
});
