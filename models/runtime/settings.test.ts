import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  generatedSecret,
  readSettings,
  requirePublicAddress,
  SettingsError,
  SHARED_SETTINGS,
} from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preproom-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once and stays', () => {
  const secret = generatedSecret(folder, 'jwt-secret');
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(generatedSecret(folder, 'jwt-secret')).toBe(secret);
});

test('where there is a secret nothing is written: the disk may be full', () => {
  writeFileSync(join(folder, 'jwt-secret'), 'x'.repeat(40));
  utimesSync(folder, 0, 0);
  generatedSecret(folder, 'jwt-secret');
  expect(statSync(folder).mtimeMs).toBe(0);
});

test.each([
  ['empty', ''],
  ['blank', '  \n'],
  ['short', 'x'.repeat(31)],
])('a file that is %s stops the start with a sentence that names it', (_, content) => {
  const path = join(folder, 'jwt-secret');
  writeFileSync(path, content);
  const start = () => generatedSecret(folder, 'jwt-secret');
  expect(start).toThrow(SettingsError);
  expect(start).toThrow(`${path} must hold at least 32 characters`);
});

describe('PUBLIC_URL', () => {
  const start = (PUBLIC_URL: string, NODE_ENV = 'production') => {
    const settings = readSettings(SHARED_SETTINGS, { PUBLIC_URL, NODE_ENV });
    requirePublicAddress(settings);
    return settings.PUBLIC_URL;
  };

  test.each([
    ['http://interviews.example', /must begin with https:/],
    ['https://localhost:3000', /is this machine itself/],
    ['https://preproom.localhost', /is this machine itself/],
    ['https://127.0.0.1', /is this machine itself/],
    ['https://[::1]:3000', /is this machine itself/],
    ['https://interviews.example/app', /the origin alone/],
    ['interviews.example', /PUBLIC_URL/],
    ['ftp://interviews.example', /PUBLIC_URL/],
  ])('%s stops the start in production', (address, sentence) => {
    expect(() => start(address)).toThrow(SettingsError);
    expect(() => start(address)).toThrow(sentence);
  });

  test('is taken as an origin; outside production it may be this machine', () => {
    expect(start('https://interviews.example/')).toBe('https://interviews.example');
    expect(start('http://localhost:3000', 'development')).toBe('http://localhost:3000');
  });
});

test.each(['interviews.example', '0', '127.0.0.1:3000', '10.0.0.0/8'])(
  'HOST=%s is no address to listen on',
  (HOST) => {
    expect(() => readSettings(SHARED_SETTINGS, { HOST })).toThrow(
      /HOST: must be an IP address of this machine/,
    );
  },
);
