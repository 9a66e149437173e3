import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { InRoomState } from '../../call/callState.ts';
import { FakeLine } from '../../call/testing/fakeLineCheck.ts';
import { RelayTrouble } from './RelayTrouble.tsx';

vi.mock('../../call/adapters/browserLineCheck.ts', () => ({
  get browserLineCheck() {
    return line.ports;
  },
}));

const ice = {
  iceServers: [{ urls: ['turn:turn.example'], username: '1:a', credential: 'key' }],
  relayOnly: true,
  expiresAt: null,
};
let line: FakeLine;
let draw: (status: InRoomState['status'], config?: typeof ice) => void;

const alert = () => screen.queryByRole('alert')?.textContent ?? '';
const pass = (ms: number) => act(() => line.clock.pass(ms));

beforeEach(() => {
  line = new FakeLine();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const view = (status: InRoomState['status'], config = ice) => (
    <I18nProvider i18n={i18n}>
      <RelayTrouble ice={config} state={{ status } as InRoomState} />
    </I18nProvider>
  );
  const { rerender } = render(view('connecting'));
  draw = (status, config) => rerender(view(status, config));
});
afterEach(cleanup);

it('says that the relay refuses the key when the call does not get through', async () => {
  line.relay = { hasFound: false, errorCodes: [401] };
  await pass(4_900);
  expect(alert()).toBe('');
  await pass(200);
  expect(alert()).toContain("Our relay refuses this page's key");
});

it('asks again, and is silent once the relay answers or the call is there', async () => {
  line.relay = { hasFound: false, errorCodes: [701] };
  await pass(5_000);
  expect(alert()).toContain('Our relay cannot be reached from here');
  line.relay = { hasFound: true, errorCodes: [] };
  await pass(10_000);
  expect(alert()).toBe('');
  line.relay = { hasFound: false, errorCodes: [701] };
  await pass(10_000);
  draw('connected');
  expect(alert()).toBe('');
  expect(line.clock.running).toBe(0);
});

it('is silent about a relay that works or does not exist', async () => {
  await pass(5_000);
  expect(alert()).toBe('');
  line.relay = { hasFound: false, errorCodes: [701] };
  draw('reconnecting', { ...ice, iceServers: [] });
  await pass(60_000);
  expect(alert()).toBe('');
});

it('lets everything go with the call', () => {
  cleanup();
  expect(line.clock.running).toBe(0);
});
