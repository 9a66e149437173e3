import { describe, expect, test } from 'vitest';
import { isOwnHost, isOwnOrigin } from './ownOrigin.ts';

const PUBLIC = 'https://preproom.example';
const development = { publicOrigin: undefined, isProduction: false };
const tunnelled = { publicOrigin: PUBLIC, isProduction: false };
const production = { publicOrigin: PUBLIC, isProduction: true };

describe('outside production', () => {
  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:3000'])(
    '%s is ours',
    (host) => {
      expect(isOwnHost({ host }, development)).toBe(true);
    },
  );

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
    '192.168.1.5:3000',
    'preproom.example',
    '',
    undefined,
  ])('%s is not', (host) => {
    expect(isOwnHost({ host }, development)).toBe(false);
    expect(isOwnOrigin({ host, origin: `http://${host}` }, development)).toBe(false);
  });

  test('the public address is ours if there is one', () => {
    expect(isOwnHost({ host: 'preproom.example' }, tunnelled)).toBe(true);
    expect(isOwnOrigin({ host: 'preproom.example', origin: PUBLIC }, tunnelled)).toBe(true);
  });

  test('an origin is ours if its host was asked', () => {
    expect(isOwnOrigin({ host: 'localhost:3000', origin: 'http://localhost:3000' }, development)).toBe(true);
    for (const origin of ['http://localhost:4000', 'http://127.0.0.1:3000', 'https://evil.example', 'null'])
      expect(isOwnOrigin({ host: 'localhost:3000', origin }, development)).toBe(false);
  });
});

test('in production a request may name the public host or this machine, and nothing else', () => {
  for (const host of ['preproom.example', 'localhost:3000'])
    expect(isOwnHost({ host }, production)).toBe(true);
  for (const host of ['evil.example', 'server:3000', undefined])
    expect(isOwnHost({ host }, production)).toBe(false);
});

test('in production the public origin alone is ours, whatever host was asked', () => {
  expect(isOwnOrigin({ host: 'server:3000', origin: PUBLIC }, production)).toBe(true);
  for (const origin of ['http://localhost:3000', 'http://server:3000', undefined])
    expect(isOwnOrigin({ host: 'server:3000', origin }, production)).toBe(false);
});
