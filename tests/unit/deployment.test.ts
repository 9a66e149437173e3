import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STOP_LIMIT_MS } from '@preproom/models/runtime/runProcess';
import { loadConfig, SERVER_SETTINGS } from '@preproom/server/config/config';
import { loadConfig as loadRunnerConfig, RUNNER_SETTINGS } from '@preproom/server/runner/config';
import { loadConfig as loadSignallingConfig, SIGNALLING_SETTINGS } from '@preproom/signalling/config';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../bin/tool.ts';
import { COMPOSE as compose, environmentOf, fill, GIVEN as given } from '../support/stack/composeFile.ts';

/** Settings that have no place in this deployment, each with its reason. */
const NOT_IN_COMPOSE = { EMBEDDED_DB: 'the deployment brings a MongoDB' };
/** Settings whose value follows from the other services of the file. */
const DECIDED_BY_COMPOSE = [
  'DATA_DIR',
  'HOST',
  'MONGODB_URI',
  'NODE_ENV',
  'PORT',
  'PUBLIC_URL',
  'REDIS_URL',
  'STUN_URLS',
  'TRUSTED_PROXIES',
  'TURN_URLS',
];

function addressOf(service: string, network: string): string | undefined {
  const networks = compose.services[service]?.networks ?? {};
  return Array.isArray(networks) ? undefined : networks[network]?.ipv4_address;
}

function relaySetting(name: string): string | undefined {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(fill(compose.configs.turnserver?.content ?? ''))?.[1];
}

describe('docker-compose.yml', () => {
  it('starts everything that real use needs', () => {
    const services = ['caddy', 'coturn', 'mongo', 'redis', 'server', 'signalling'];
    const started = Object.keys(compose.services).filter((name) => !compose.services[name]?.profiles);
    expect(started.sort()).toEqual(services);
  });

  it('has the server believe its proxy about where people are, and nobody else', () => {
    const address = addressOf('caddy', 'outside');
    expect(address).toMatch(/^172\.30\.78\./);
    expect(environmentOf('server').TRUSTED_PROXIES).toBe(address);
    expect(compose.networks.outside?.ipam?.config[0]?.subnet).toBe('172.30.78.0/24');
  });

  it.each([
    ['server', Object.keys(SERVER_SETTINGS)],
    ['signalling', Object.keys(SIGNALLING_SETTINGS)],
    ['runner', Object.keys(RUNNER_SETTINGS)],
  ])('names every setting of %s and no unknown one', (service, settings) => {
    const expected = settings.filter((name) => !(name in NOT_IN_COMPOSE));
    expect(Object.keys(environmentOf(service)).sort()).toEqual(expected.sort());
  });

  it('lets the operator choose every setting that it does not decide itself', () => {
    const fixed = Object.entries(compose.services.server?.environment ?? {}).filter(
      ([name, value]) => !value.includes(`\${${name}:`),
    );
    expect(fixed.map(([name]) => name).sort()).toEqual(DECIDED_BY_COMPOSE);
  });

  it('gives the server all that production requires', () => {
    const environment = environmentOf('server');
    expect(loadConfig(environment)).toMatchObject({
      isProduction: true,
      PUBLIC_URL: 'https://interviews.example',
      STUN_URLS: ['stun:interviews.example:3478'],
      payments: { provider: 'razorpay', key: given.RAZORPAY_KEY_ID },
    });
  });

  it('gives signalling all that production requires', () => {
    expect(loadSignallingConfig(environmentOf('signalling'))).toMatchObject({ jwtSecret: given.JWT_SECRET });
  });

  it('lets all processes meet in one Redis, which is there before them', () => {
    const { hostname } = new URL(environmentOf('server').REDIS_URL ?? '');
    expect(compose.services[hostname]).toBeDefined();
    expect(environmentOf('signalling').REDIS_URL).toBe(environmentOf('server').REDIS_URL);
    for (const service of ['server', 'signalling'])
      expect(compose.services[service]?.depends_on).toHaveProperty(hostname);
  });

  it.each(Object.entries(compose.services))('limits the log of %s', (_name, { logging }) => {
    expect(logging?.driver).toBe('json-file');
    expect(fill(logging?.options['max-size'] ?? '')).toMatch(/^\d+m$/);
    expect(Number(fill(logging?.options['max-file'] ?? ''))).toBeGreaterThan(1);
  });

  it.each(Object.entries(compose.services))(
    'takes one version of the image of %s, not the newest',
    (_name, { image }) => {
      const isOurs = image?.startsWith('preproom');
      if (!isOurs) expect(image).toMatch(/^[\w/]+:v?\d+\.\d+\.\d+$/);
    },
  );

  it('lets Prometheus read the server and signalling over the inner network, and nobody from outside', () => {
    const { scrape_configs: jobs } = parse(fill(compose.configs.prometheus?.content ?? ''));
    const names = jobs.map(
      (job: { dns_sd_configs: { names: string[] }[] }) => job.dns_sd_configs[0]?.names[0],
    );
    expect(names).toEqual(['server', 'signalling']);
    for (const name of [...names, 'prometheus']) {
      const networks = compose.services[name]?.networks ?? {};
      expect(Array.isArray(networks) ? networks : Object.keys(networks), name).toContain('inside');
    }
    for (const name of ['server', 'signalling']) expect(compose.services[name]?.ports).toBeUndefined();
    for (const name of ['prometheus', 'grafana'])
      expect(compose.services[name]?.ports?.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(compose.configs.caddyfile?.content).toContain('respond /metrics 404');
  });

  it.each(['server', 'signalling', 'runner'])('kills %s only when its own stop has given up', (service) => {
    const [, seconds] = /^(\d+)s$/.exec(compose.services[service]?.stop_grace_period ?? '') ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(STOP_LIMIT_MS);
  });

  it('gives the server and the relay one secret, and people the address of the relay', () => {
    const { TURN_URLS, TURN_SECRET } = loadConfig(environmentOf('server'));
    expect(TURN_SECRET).toBe(given.TURN_SECRET);
    expect(relaySetting('static-auth-secret')).toBe(given.TURN_SECRET);
    const { port = '' } = /^turn:interviews\.example:(?<port>\d+)/.exec(TURN_URLS[0] ?? '')?.groups ?? {};
    expect(relaySetting('listening-port')).toBe(port);
    expect(compose.services.coturn?.ports).toEqual(expect.arrayContaining([`${port}:${port}/udp`]));
  });

  it('publishes every port that the relay gives out', () => {
    const range = `${relaySetting('min-port')}-${relaySetting('max-port')}`;
    expect(compose.services.coturn?.ports).toContain(`${range}:${range}/udp`);
  });

  it('keeps the relay on a network of its own, under the address that its rules name', () => {
    const networks = compose.services.coturn?.networks ?? {};
    expect(Object.keys(networks)).toEqual(['relay']);
    const others = Object.entries(compose.services).filter(([name]) => name !== 'coturn');
    for (const [, { networks: theirs = {} }] of others) expect(Object.values(theirs)).not.toContain('relay');
    const address = addressOf('coturn', 'relay');
    for (const setting of ['listening-ip', 'relay-ip', 'allowed-peer-ip'])
      expect(relaySetting(setting)).toBe(address);
    expect(relaySetting('external-ip')).toBe(`${given.TURN_EXTERNAL_IP}/${address}`);
  });

  it('gives the runner none of the product’s secrets, and a network that only the server shares', () => {
    const sharing = Object.entries(compose.services).filter(([, { networks = [] }]) =>
      (Array.isArray(networks) ? networks : Object.keys(networks)).includes('runner'),
    );
    expect(sharing.map(([name]) => name).sort()).toEqual(['runner', 'server']);
    const { RUNNER_SECRET, PORT } = loadRunnerConfig(environmentOf('runner'));
    expect(loadConfig(environmentOf('server')).runner).toEqual({
      url: `http://runner:${PORT}`,
      secret: RUNNER_SECRET,
    });
  });

  it('lets both sign and check logins with one key', () => {
    expect(environmentOf('server').JWT_SECRET).toBe(environmentOf('signalling').JWT_SECRET);
  });
});

describe('docs/running.md', () => {
  it('has a row for every setting with the sentence of its schema', () => {
    const text = readFileSync(join(ROOT, 'docs/running.md'), 'utf8');
    const missing = Object.entries({ ...RUNNER_SETTINGS, ...SERVER_SETTINGS }).filter(
      ([name, schema]) => !text.includes(`| \`${name}\` |`) || !text.includes(schema.description ?? ''),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
