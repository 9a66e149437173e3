import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { User } from '@preproom/models/contract/accounts/users';
import { CurrentUser } from '@preproom/models/contract/currentUser';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../bin/tool.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync('**/*.{ts,tsx,css,json,yml,md,po}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
const isHook = (name: string) => /^(pre|post)/.test(name) && name.replace(/^(pre|post)/, '') in scripts;

describe('the documentation', () => {
  it.each(documents)('%s names only npm scripts that exist', (document) => {
    const named = [...read(document).matchAll(/npm (?:run (?<run>[\w:-]+)|(?<short>start|test)\b)/g)].map(
      ({ groups }) => groups?.run ?? groups?.short ?? '',
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('lists every npm script in the README', () => {
    const readme = read('README.md');
    const missing = Object.keys(scripts)
      .filter((name) => !isHook(name))
      .filter((name) => !readme.includes(`\`npm run ${name}\``) && !readme.includes(`\`npm ${name}\``));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s links only to files that exist', (document) => {
    const folder = join(document, '..');
    const targets = [...read(document).matchAll(/\]\((?!https?:|#|mailto:)(?<path>[^)#\s]+)/g)].map(
      ({ groups }) => join(folder, groups?.path ?? ''),
    );
    expect(targets.filter((target) => globSync(target, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it.each(documents)('%s names only source files that exist', (document) => {
    const named = [...read(document).matchAll(/`(?<path>[\w./-]+\.(?:tsx?|css|json|yml))`/g)].map(
      ({ groups }) => groups?.path ?? '',
    );
    const isThere = (path: string) => sources.some((file) => file === path || file.endsWith(`/${path}`));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(documents)('%s names only folders that exist', (document) => {
    const named = [
      ...read(document).matchAll(/`(?<path>(?:client|models|server|signalling|tests)\/[\w./-]*?)\/?`/g),
    ].map(({ groups }) => groups?.path ?? '');
    const isThere = (path: string) =>
      existsSync(join(ROOT, path)) || globSync(path, { cwd: ROOT }).length > 0;
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(documents.filter((document) => document.startsWith('docs/decisions/')))(
    '%s begins with its outcome in bold and stays under a page',
    (document) => {
      const text = read(document);
      expect(text).toMatch(/^# \d{3} .+\n\n\*\*[^*]+\.\*\*\n/);
      expect(text.split(/\s+/).length).toBeLessThan(750);
    },
  );

  it('lists the fields of the current user', () => {
    const [whole = '', account = ''] = read('docs/current-user.md').split('## `data`');
    const listed = (text: string) => [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(listed(whole)).toEqual(Object.keys(CurrentUser.shape));
    expect(listed(account)).toEqual(Object.keys(User.shape));
  });

  it('keeps every path of the sources inside the project', () => {
    const sources = globSync('{client,server,signalling,models,tests}/**/*.{ts,tsx,js}', {
      cwd: ROOT,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    });
    // `../shared` of a folder beside it is `client/src/shared`.
    const isBeside = (file: string) => /^client\/src\/\w+\/[^/]+$/.test(file);
    const outside = sources.filter((file) => {
      const text = read(file);
      return /\/work\//.test(text) || (/['"`(]\.\.\/shared\b/.test(text) && !isBeside(file));
    });
    expect(outside.filter((file) => file !== 'tests/unit/documentation.test.ts')).toEqual([]);
  });
});
