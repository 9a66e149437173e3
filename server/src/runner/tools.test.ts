import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTools } from './tools.ts';

test('what is missing is named, with the packages to install', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preproom-tools-'));
  try {
    for (const name of ['prlimit', 'g++']) writeFileSync(join(folder, name), '');
    chmodSync(join(folder, 'prlimit'), 0o755);
    expect(() => findTools(folder)).toThrow(
      `The runner needs these programs in ${folder}: bwrap, g++, javac. On Debian: apt-get install bubblewrap g++ openjdk-17-jdk-headless`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
