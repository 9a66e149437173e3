import { getPush, switchPushOff, switchPushOn } from '@preproom/models/contract/notifications/push';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { PushCard } from './PushCard.tsx';
import { PushSwitch } from './PushSwitch.tsx';

const KEY = 'k'.repeat(87);
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

let network: FakeNetwork;
let permission: NotificationPermission;
/** What the user answers the browser's question with. */
let answer: NotificationPermission;
const requestPermission = vi.fn(async () => {
  permission = answer;
  return answer;
});
const subscribe = vi.fn(async () => ({ toJSON: () => SUBSCRIPTION }));
const registration = {
  active: {},
  pushManager: { getSubscription: async () => null, subscribe },
  unregister: vi.fn(async () => true),
};

beforeEach(() => {
  network = fakeNetwork();
  permission = 'default';
  answer = 'granted';
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission,
  });
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration, getRegistration: async () => registration },
  });
  network.answer(getPush, { publicKey: KEY, isOn: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const turnOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Turn on reminders' }));

describe('after a booking', () => {
  test('the browser asks only once the person has pressed the button, then the server is told', async () => {
    network.answer(switchPushOn, { publicKey: KEY, isOn: true });
    renderPage(<PushCard />);
    await screen.findByText('Get a reminder on this device');
    expect(requestPermission).not.toHaveBeenCalled();
    await turnOn();
    expect(await screen.findByText('Reminders are on')).toBeDefined();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(network.sentTo(switchPushOn).map(({ body }) => body)).toEqual([SUBSCRIPTION]);
  });

  test('a no in the browser takes the offer away, and nothing is sent', async () => {
    answer = 'denied';
    renderPage(<PushCard />);
    await turnOn();
    await vi.waitFor(() => expect(screen.queryByText('Get a reminder on this device')).toBeNull());
    expect(network.sentTo(switchPushOn)).toEqual([]);
  });

  test('a failure says so, and the button is there for another try', async () => {
    subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
    renderPage(<PushCard />);
    await turnOn();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Try again/);
    expect(screen.getByRole('button', { name: 'Turn on reminders' })).toBeDefined();
  });

  test('"Not now" takes the offer away', async () => {
    renderPage(<PushCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Get a reminder on this device')).toBeNull();
  });

  test.each(['off', 'denied'])('it is silent where notifications are %s, and asks nobody', (state) => {
    if (state === 'off') Reflect.deleteProperty(window, 'PushManager');
    permission = state === 'denied' ? 'denied' : 'default';
    renderPage(<PushCard />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(network.sentTo(getPush)).toEqual([]);
  });
});

test('the setting switches them off again', async () => {
  permission = 'granted';
  network.answer(getPush, { publicKey: KEY, isOn: true });
  network.answer(switchPushOff, { publicKey: KEY, isOn: false });
  renderPage(<PushSwitch />);
  const name = 'Session reminders and new feedback';
  await userEvent.click(await screen.findByRole('switch', { name }));
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(false));
  expect(registration.unregister).toHaveBeenCalled();
});
