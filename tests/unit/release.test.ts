import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { expect, test } from 'vitest';
import { shippedPackages } from '../../server/bin/shippedPackages.ts';
import { NOTICES_FILE, writeNotices } from '../../server/bin/thirdPartyNotices.ts';
import { ROOT } from '../bin/tool.ts';

const json = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const WORKSPACES: string[] = json('package.json').workspaces;

test('all packages have one version, which the change log describes first and the metrics name', async () => {
  const { version } = json('package.json');
  for (const workspace of WORKSPACES)
    expect(json(`${workspace}/package.json`).version, workspace).toBe(version);
  const [, newest] =
    /^## (\S+) \(\d{4}-\d{2}-\d{2}\)$/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toBe(version);
  expect(await createMetrics().text()).toContain(`preproom_build_info{version="${version}"} 1`);
});

test('the list of parts is CycloneDX, names what is shipped and no tool, and needs nothing but the lock file', () => {
  const output = execFileSync(process.execPath, [join(ROOT, 'server/bin/sbom.ts')], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { bomFormat, specVersion, components, dependencies } = JSON.parse(output);
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
  const names: string[] = components.map(({ name }: { name: string }) => name);
  const direct = ['client', 'server', 'signalling', 'models', 'models/embedded'].flatMap((workspace) =>
    Object.keys(json(`${workspace}/package.json`).dependencies ?? {}),
  );
  expect(direct.filter((name) => !name.startsWith('@preproom/') && !names.includes(name))).toEqual([]);
  expect(names.filter((name) => ['vite', 'vitest', '@playwright/test', 'typescript'].includes(name))).toEqual(
    [],
  );
  const refs = new Set(components.map((one: { 'bom-ref': string }) => one['bom-ref']));
  expect(refs.size).toBe(components.length);
  for (const { ref, dependsOn } of dependencies)
    for (const one of [ref, ...dependsOn]) expect(refs.has(one), one).toBe(true);
});

test('the notices name every part that is installed with its licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preproom-notices-'));
  writeNotices(ROOT, folder);
  const text = readFileSync(join(folder, NOTICES_FILE), 'utf8');
  rmSync(folder, { recursive: true });
  const installed = shippedPackages(ROOT).filter(({ path }) => existsSync(join(ROOT, path)));
  expect(installed.length).toBeGreaterThan(300);
  for (const { name, version } of installed) expect(text).toContain(`${name} ${version}\n`);
  for (const licence of ['SIL OPEN FONT LICENSE', 'Apache License', 'MPL-2.0', 'face_landmarker.task'])
    expect(text.toLowerCase()).toContain(licence.toLowerCase());
});

test('no part is under a licence that would ask for our source', () => {
  const ours =
    /^(MIT|MIT-0|ISC|0BSD|BSD.*|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|CC-BY-4\.0|Zlib|MPL-2\.0|LGPL-3\.0-or-later|)$/;
  const asks = shippedPackages(ROOT).filter(
    ({ license }) =>
      !license
        .replace(/^\(|\)$/g, '')
        .split(/ OR /)
        .some((choice) => choice.split(/ AND /).every((one) => ours.test(one))),
  );
  expect(asks.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});
