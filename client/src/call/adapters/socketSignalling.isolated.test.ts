import { beforeEach, expect, it, vi } from 'vitest';

const socket = vi.hoisted(() => ({
  connected: false,
  on: vi.fn(),
  removeAllListeners: vi.fn(),
  connect: vi.fn(),
  disconnect: vi.fn(() => socket),
  /** Its manager. */
  io: { on: vi.fn(), reconnectionDelayMax: vi.fn() },
  timeout: vi.fn(() => ({ emitWithAck: () => Promise.reject(new Error('operation has timed out')) })),
}));
const io = vi.hoisted(() => vi.fn((_options: object) => socket));
vi.mock('socket.io-client', () => ({ io }));

const { openSocketSignalling } = await import('./socketSignalling.ts');
const listener = { onUp: () => {}, onDown: () => {}, onRefused: () => {}, onEvent: () => {} };
const online = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  vi.clearAllMocks();
  socket.connected = false;
});

it('names the room in its address, so that both people can be brought to one process', () => {
  openSocketSignalling('a-room')(listener).close();
  openSocketSignalling(null)(listener).close();
  expect(io.mock.calls.map(([options]) => (options as { query?: object }).query)).toEqual([
    { room: 'a-room' },
    undefined,
  ]);
});

it('connects at once when the device is online again, instead of at its next try', () => {
  const { close } = openSocketSignalling('a-room')(listener);
  online();
  expect(socket.disconnect).toHaveBeenCalledBefore(socket.connect);
  expect(socket.connect).toHaveBeenCalledTimes(1);
  close();
});

it('looks for a service that stays away less often, until it is there again', () => {
  const { close } = openSocketSignalling('a-room')(listener);
  const happens = (name: string, value?: number) =>
    socket.io.on.mock.calls.find(([event]) => event === name)?.[1](value);
  for (let attempt = 1; attempt <= 24; attempt++) happens('reconnect_attempt', attempt);
  expect(socket.io.reconnectionDelayMax).not.toHaveBeenCalled();
  happens('reconnect_attempt', 25);
  happens('reconnect', 25);
  expect(socket.io.reconnectionDelayMax.mock.calls).toEqual([[2_500], [700]]);
  close();
});

it('leaves a connection that stands alone, and does nothing once it is closed', () => {
  const { close } = openSocketSignalling('a-room')(listener);
  socket.connected = true;
  online();
  close();
  socket.connected = false;
  online();
  expect(socket.connect).not.toHaveBeenCalled();
});

it('connects anew when the service leaves a signal without a word, not when only the database is slow', async () => {
  const { ask, close } = openSocketSignalling('a-room')(listener);
  socket.connected = true;
  await expect(ask('room:leave', {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(socket.connect).not.toHaveBeenCalled();
  const negotiationId = crypto.randomUUID();
  await expect(ask('negotiation:restart', { negotiationId })).rejects.toMatchObject({ code: 'unavailable' });
  expect(socket.connect).toHaveBeenCalledTimes(1);
  close();
});

it('passes on events of the contract and drops a payload that it does not understand', () => {
  const onEvent = vi.fn();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { close } = openSocketSignalling('a-room')({ ...listener, onEvent });
  const receive = (name: string, payload?: unknown) =>
    socket.on.mock.calls.find(([event]) => event === name)?.[1](payload);
  receive('room:closed', { reason: 'ended' });
  receive('room:replaced');
  receive('room:closed', { reason: 'of another version' });
  expect(onEvent.mock.calls).toEqual([
    [{ name: 'room:closed', payload: { reason: 'ended' } }],
    [{ name: 'room:replaced', payload: undefined }],
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
  close();
});
