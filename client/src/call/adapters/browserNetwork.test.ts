import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBrowserNetwork } from './browserNetwork.ts';

let connection: EventTarget & { type?: string };

beforeEach(() => {
  connection = Object.assign(new EventTarget(), { type: 'wifi' });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it('tells when the device is online again or by another kind of network, until it is undone', () => {
  const onChange = vi.fn();
  const stop = watchBrowserNetwork(onChange);
  window.dispatchEvent(new Event('online'));
  connection.type = 'cellular';
  connection.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('online'));
  connection.type = 'wifi';
  connection.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('does not tell of a new estimate of the speed', () => {
  const onChange = vi.fn();
  const stop = watchBrowserNetwork(onChange);
  connection.dispatchEvent(new Event('change'));
  expect(onChange).not.toHaveBeenCalled();
  stop();
});

it('works without the browser’s own word on its connection', () => {
  Reflect.deleteProperty(navigator, 'connection');
  const onChange = vi.fn();
  const stop = watchBrowserNetwork(onChange);
  window.dispatchEvent(new Event('online'));
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});
