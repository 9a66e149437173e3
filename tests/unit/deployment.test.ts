import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, SERVER_SETTINGS } from '@preproom/server/config';
import { loadConfig as loadSignallingConfig, SIGNALLING_SETTINGS } from '@preproom/signalling/config';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../bin/tool.ts';

interface Service {
  environment?: Record<string, string>;
}
const compose: { services: Record<string, Service> } = parse(
  readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'),
  { merge: true },
);
const given = { SITE_ADDRESS: 'interviews.example', JWT_SECRET: 'x'.repeat(32) };

/** What compose would hand to a container: `${NAME}`, `${NAME:-default}` and `${NAME:?reason}` filled in. */
function environmentOf(service: string): Record<string, string> {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, name: string, kind?: string, rest?: string) => {
      const value = (given as Record<string, string>)[name];
      return value ?? (kind === '-' ? (rest ?? '') : '');
    });
  const environment = compose.services[service]?.environment ?? {};
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}

describe('docker-compose.yml', () => {
  it('starts everything that real use needs', () => {
    const services = ['caddy', 'coturn', 'mongo', 'redis', 'server', 'signalling'];
    expect(Object.keys(compose.services).sort()).toEqual(services);
  });

  it('gives the server only settings that exist, and all that production requires', () => {
    const environment = environmentOf('server');
    expect(Object.keys(environment).filter((name) => !(name in SERVER_SETTINGS))).toEqual([]);
    expect(loadConfig(environment)).toMatchObject({
      isProduction: true,
      PUBLIC_URL: 'https://interviews.example',
      STUN_URLS: ['stun:interviews.example:3478'],
    });
  });

  it('gives signalling only settings that exist, and all that production requires', () => {
    const environment = environmentOf('signalling');
    expect(Object.keys(environment).filter((name) => !(name in SIGNALLING_SETTINGS))).toEqual([]);
    expect(loadSignallingConfig(environment)).toMatchObject({ jwtSecret: given.JWT_SECRET });
  });

  it('lets both sign and check logins with one key', () => {
    expect(environmentOf('server').JWT_SECRET).toBe(environmentOf('signalling').JWT_SECRET);
  });
});

describe('the README', () => {
  it('has a row for every setting with the sentence of its schema', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const missing = Object.entries(SERVER_SETTINGS).filter(
      ([name, schema]) => !readme.includes(`| \`${name}\` |`) || !readme.includes(schema.description ?? ''),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
