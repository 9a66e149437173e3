import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generatedSecret, SettingsError } from './settings.ts';

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
