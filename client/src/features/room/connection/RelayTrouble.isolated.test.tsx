import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { IceConfig } from '@preproom/models/contract/room/ice';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { InRoomState } from '../../../call/machine/callState.ts';
import { FakeConnectionCheck } from '../../../call/testing/fakeConnectionCheck.ts';
import { RelayTrouble } from './RelayTrouble.tsx';

vi.mock('../../../call/adapters/browserConnectionCheck.ts', () => ({
  get browserConnectionCheck() {
    return outside.ports;
  },
}));

const ice: IceConfig = {
  iceServers: [{ urls: ['turn:turn.example'], username: '1:a', credential: 'key' }],
  relayOnly: false,
  expiresAt: null,
};
const STUCK = aRoomState('connecting');
const chosen: IceConfig[] = [];
let outside: FakeConnectionCheck;
let draw: (state: InRoomState, config?: IceConfig) => void;

/** A state with both people in the room and signalling joined; a test passes what matters to it. */
function aRoomState(
  status: InRoomState['status'],
  { signalling = 'joined' as InRoomState['signalling'], isPresent = true } = {},
): InRoomState {
  return { status, signalling, room: { other: { Name: 'Vikram', isPresent } } } as InRoomState;
}

const alert = () => screen.queryByRole('alert')?.textContent ?? '';
const pass = (ms: number) => act(() => outside.clock.pass(ms));

beforeEach(() => {
  localStorage.clear();
  chosen.length = 0;
  outside = new FakeConnectionCheck();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const view = (state: InRoomState, config = ice) => (
    <I18nProvider i18n={i18n}>
      <RelayTrouble ice={config} state={state} onIce={(config) => chosen.push(config)} />
    </I18nProvider>
  );
  const { rerender } = render(view(STUCK));
  draw = (state, config) => rerender(view(state, config));
});
afterEach(cleanup);

it('says that the relay refuses the key when the call does not get through', async () => {
  outside.relay = { hasFound: false, errorCodes: [401] };
  await pass(4_900);
  expect(alert()).toBe('');
  await pass(200);
  expect(alert()).toContain('because of a problem on our side');
});

it('asks again, and is silent once the relay answers or the call is there', async () => {
  outside.relay = { hasFound: false, errorCodes: [701] };
  await pass(5_000);
  expect(alert()).toContain('The call can’t connect from this network');
  outside.relay = { hasFound: true, errorCodes: [] };
  await pass(10_000);
  expect(alert()).not.toContain('The call can’t connect');
  outside.relay = { hasFound: false, errorCodes: [701] };
  await pass(10_000);
  draw(aRoomState('connected'));
  expect(alert()).toBe('');
  expect(outside.clock.running).toBe(0);
});

it('says that it is the other end where this one reaches the relay', async () => {
  await pass(5_000);
  expect(alert()).toMatch(/Your connection looks fine.*on Vikram’s side.*We’ll keep trying/);
});

it.each([
  ['they are away', aRoomState('reconnecting', { isPresent: false })],
  ['the service is away', aRoomState('reconnecting', { signalling: 'down' })],
])('blames nobody while %s', async (_, state) => {
  draw(state);
  await pass(5_000);
  expect(alert()).toBe('');
});

it('is silent where there is no relay', async () => {
  outside.relay = { hasFound: false, errorCodes: [701] };
  draw(aRoomState('reconnecting'), { ...ice, iceServers: [] });
  await pass(60_000);
  expect(alert()).toBe('');
});

it('lets the relay be chosen and given up, and tries anew each time', async () => {
  await pass(5_000);
  const relaySwitch = screen.getByRole('switch', { name: 'Always connect through our server' });
  await userEvent.click(relaySwitch);
  await userEvent.click(relaySwitch);
  expect(chosen).toEqual([{ ...ice, relayOnly: true }, ice]);
});

it('offers no choice where every call is relayed', async () => {
  draw(STUCK, { ...ice, relayOnly: true });
  await pass(5_000);
  expect(alert()).not.toBe('');
  expect(screen.queryByRole('switch')).toBeNull();
});

it('lets everything go with the call', () => {
  cleanup();
  expect(outside.clock.running).toBe(0);
});
