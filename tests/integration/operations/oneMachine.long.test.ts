import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { loadConfig } from '@preproom/server/config/config';
import { beforeAll, expect, test } from 'vitest';
import { installDebianPackage } from '../../bin/debianPackage.ts';
import { ROOT } from '../../bin/tool.ts';
import { childProcesses } from '../../support/stack/childProcesses.ts';
import { COMPOSE, fill } from '../../support/stack/composeFile.ts';
import { freePort } from '../../support/stack/freePort.ts';

const FOLDER = 'docs/running/one-machine';
/** Where the documentation puts the product. */
const INSTALLED = '/opt/preproom';
const read = (file: string) => readFileSync(join(ROOT, FOLDER, file), 'utf8');
const { run, newFolder } = childProcesses();

/** The lines of a unit with this name. */
const valuesOf = (unit: string, name: string) =>
  [...read(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const settings = () => parseEnv(read('settings.example')) as Record<string, string>;

const hasAge = async () =>
  promisify(execFile)('age', ['--version']).then(
    () => true,
    () => false,
  );
beforeAll(async () => {
  if (!(await hasAge())) await installDebianPackage('age');
  if (!(await hasAge())) throw new Error('These tests need age: https://github.com/FiloSottile/age');
});

test('the units name files of the product and of the documentation, and users and folders that it makes', () => {
  for (const unit of ['preproom.service', 'preproom-backup.service']) {
    for (const path of read(unit).match(/\/opt\/preproom\/\S+/g) ?? [])
      expect(existsSync(path.replace(INSTALLED, ROOT)), path).toBe(true);
    expect(valuesOf(unit, 'WorkingDirectory')).toEqual([INSTALLED]);
    expect(valuesOf(unit, 'User')).toEqual(['preproom']);
  }
  const text = read('../one-machine.md');
  for (const file of readdirSync(join(ROOT, FOLDER)))
    expect(text, file).toContain(file.replace(/(-backup)?\.(service|timer)$/, ''));
  for (const script of ['backup.sh', 'drill.sh'])
    expect(statSync(join(ROOT, FOLDER, script)).mode & 0o111).toBe(0o111);
});

test('proxy, relay and firewall agree with the settings and with docker-compose.yml', () => {
  const config = loadConfig({ ...settings(), DATA_DIR: newFolder() });
  expect([config.isProduction, config.HOST, config.TRUSTED_PROXIES]).toEqual([
    true,
    '127.0.0.1',
    ['127.0.0.1'],
  ]);
  expect(read('Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${config.PORT}`);
  expect(read('Caddyfile')).toContain(`${new URL(config.PUBLIC_URL ?? '').host} {`);
  const relay = new Set(read('turnserver.conf').split('\n'));
  expect(relay.has(`static-auth-secret=${config.TURN_SECRET}`)).toBe(true);
  const composed = fill(COMPOSE.configs.turnserver?.content ?? '').split('\n');
  const same = composed.filter((line) =>
    /^(use-auth|no-|denied|min-|max-|total|user-q|stale|fingerprint|listening-port)/.test(line),
  );
  expect(same.length).toBeGreaterThan(15);
  expect(same.filter((line) => !relay.has(line))).toEqual([]);
  expect(read('nftables.conf')).toContain('udp dport 49160-49359 accept');
  expect(read('nftables.conf')).not.toMatch(/\b3000\b(?=.*accept)/);
});

test('the service starts with these settings; its backup is encrypted, opened again and whole; one that fails is noticed', async () => {
  const dataDir = newFolder();
  const port = await freePort();
  const own = { DATA_DIR: dataDir, PORT: `${port}`, LOG_LEVEL: 'error' };
  const env = { ...settings(), ...own };
  const [command = ''] = valuesOf('preproom.service', 'ExecStart');
  const [program = '', main = ''] = command.replace(INSTALLED, ROOT).split(' ');
  expect(existsSync(program)).toBe(true);
  const service = run(main, env);
  const status = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => service.output(),
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);

  const key = join(newFolder(), 'key.txt');
  const { stderr } = await promisify(execFile)('age-keygen', ['-o', key]);
  const recipient = /age1\w+/.exec(stderr)?.[0] ?? '';
  const backups = join(newFolder(), 'backups');
  mkdirSync(backups);
  const old = join(backups, 'preproom-of-long-ago.tar.gz.age');
  writeFileSync(old, '');
  utimesSync(old, 0, 0);
  const backupEnv = { ...parseEnv(read('backup.example')), BACKUP_DIR: backups, BACKUP_RECIPIENT: recipient };
  const [script = ''] = valuesOf('preproom-backup.service', 'ExecStart');
  const backUp = (change: Record<string, string> = {}) =>
    promisify(execFile)(script.replace(INSTALLED, ROOT), {
      env: { PATH: process.env.PATH, ...env, ...backupEnv, ...change },
    });
  const { stdout } = await backUp();
  expect(stdout).toContain('It does not hold JWT_SECRET and PAN_SECRET');
  const [made = '', ...others] = readdirSync(backups);
  expect(made).toMatch(/^preproom-.*\.tar\.gz\.age$/);
  expect(others).toEqual([]);
  expect(readFileSync(join(backups, made)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(existsSync(join(dataDir, 'last-backup'))).toBe(true);

  const restored = join(newFolder(), 'drill');
  const drill = await promisify(execFile)(
    join(ROOT, FOLDER, 'drill.sh'),
    [join(backups, made), key, restored],
    {
      env: { PATH: process.env.PATH },
    },
  );
  expect(drill.stdout).toContain('every checksum was right');
  expect(existsSync(join(restored, 'database.sqlite'))).toBe(true);

  await expect(backUp({ BACKUP_RECIPIENT: 'age1wrong' })).rejects.toThrow();
  expect(existsSync(join(dataDir, 'last-backup'))).toBe(false);
  expect(readdirSync(backups)).toEqual([made]);
}, 180_000);
