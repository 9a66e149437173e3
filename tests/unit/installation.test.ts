import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../bin/tool.ts';

interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}
const packages: Record<string, LockEntry> = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
).packages;

/** Where npm looks for a dependency of the package at this path: beside it, then in each folder above. */
function isLocked(owner: string, name: string): boolean {
  const folders = owner
    .split('/node_modules/')
    .map((_, i, parts) => parts.slice(0, i + 1).join('/node_modules/'));
  return ['', ...folders].some((folder) => join(folder, 'node_modules', name) in packages);
}

describe('the installation', () => {
  it('runs on the Node that the project brings', () => {
    expect(process.version).toMatch(/^v26\./);
  });

  it('has a lock entry for every optional dependency, so that npm ci works on every platform', () => {
    const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(owner, name)),
    );
    expect(missing).toEqual([]);
  });

  it.each(['react', 'react-dom'])('has exactly one copy of %s', (name) => {
    const locked = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
    expect(locked).toEqual([`node_modules/${name}`]);
    const installed = globSync(`{client,server,tests}/node_modules/${name}/package.json`, { cwd: ROOT });
    expect(installed).toEqual([]);
    expect(existsSync(join(ROOT, 'node_modules', name, 'package.json'))).toBe(true);
  });
});
