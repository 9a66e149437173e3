import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '@preproom/models/runtime/settings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig, SERVER_SETTINGS } from './config.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'preproom-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_live_example',
  RAZORPAY_KEY_SECRET: 'k'.repeat(24),
  RAZORPAY_WEBHOOK_SECRET: 'w'.repeat(32),
};
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  PAN_SECRET: 'p'.repeat(32),
  PUBLIC_URL: 'https://preproom.example/',
  MONGODB_URI: 'mongodb://mongo:27017/preproom',
  CONTACT_EMAIL: 'help@preproom.example',
  GRIEVANCE_OFFICER: 'Asha Rao',
  SMTP_URL: 'smtps://us:secret@mail.example:465',
  TURN_URLS: 'none',
  ...razorpay,
};

function faultsOf(env: Record<string, string>): string {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('the settings were accepted');
}

describe('loadConfig', () => {
  test('an empty environment gives a development installation on port 3000', () => {
    const config = loadConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({
      PORT: 3000,
      isProduction: false,
      READINGS: 'on',
      BRAND_NAME: 'PrepRoom',
      STUN_URLS: [],
      CORS_ORIGINS: [],
    });
  });

  test('an empty value counts as not given', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '', MONGODB_URI: '' })).toMatchObject({ PORT: 3000 });
  });

  test('every fault is named at once', () => {
    const faults = faultsOf({
      PORT: 'many',
      MONGODB_URI: 'postgres://x',
      READINGS: 'maybe',
      JWT_SECRET: 'short',
    });
    for (const name of ['PORT', 'MONGODB_URI', 'READINGS', 'JWT_SECRET']) expect(faults).toContain(name);
  });

  test('production names everything that it misses', () => {
    const faults = faultsOf({ NODE_ENV: 'production' });
    const people = ['CONTACT_EMAIL', 'GRIEVANCE_OFFICER', 'SMTP_URL'];
    const required = [
      'JWT_SECRET',
      'PAN_SECRET',
      'PUBLIC_URL',
      'MONGODB_URI',
      ...people,
      ...Object.keys(razorpay),
    ];
    for (const name of required) expect(faults).toContain(name);
  });

  test('production takes the embedded database only when that is said', () => {
    const { MONGODB_URI: _, ...withoutDatabase } = production;
    expect(faultsOf(withoutDatabase)).toContain('EMBEDDED_DB=1');
    expect(loadConfig({ DATA_DIR: dataDir, ...withoutDatabase, EMBEDDED_DB: '1' }).isProduction).toBe(true);
  });

  test('addresses are reduced to their origins', () => {
    const config = loadConfig({
      DATA_DIR: dataDir,
      ...production,
      CORS_ORIGINS: 'https://a.example/x, https://b.example',
    });
    expect(config.PUBLIC_URL).toBe('https://preproom.example');
    expect(config.CORS_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
  });

  test('trusted proxies are addresses or networks', () => {
    const given = ['10.1.2.3', '172.30.78.0/24', '2001:db8::/32', '::1'];
    const config = loadConfig({ DATA_DIR: dataDir, TRUSTED_PROXIES: given.join(', ') });
    expect(config.TRUSTED_PROXIES).toEqual(given);
    for (const wrong of [
      'caddy',
      '10.0.0.0/33',
      '0.0.0.0/0',
      '10.0.0/8',
      '10.0.0.0/8/1',
      '10.0.0.0/',
      'true',
    ])
      expect(faultsOf({ TRUSTED_PROXIES: `127.0.0.1,${wrong}` })).toContain('TRUSTED_PROXIES');
  });

  test('production shows no example of how to reach people, and no link that was not given', () => {
    const SOCIAL_LINKEDIN = 'https://www.linkedin.com/company/ours';
    expect(loadConfig({ DATA_DIR: dataDir, ...production, SOCIAL_LINKEDIN }).contact).toEqual({
      email: 'help@preproom.example',
      social: [{ name: 'LinkedIn', url: SOCIAL_LINKEDIN }],
      grievance: { officer: 'Asha Rao', email: 'help@preproom.example' },
    });
  });

  test('mails come from the address that people write to, unless another is given', () => {
    const given = { DATA_DIR: dataDir, ...production };
    expect(loadConfig(given).mailFrom).toEqual({ name: 'PrepRoom', address: 'help@preproom.example' });
    const MAIL_FROM = 'no-reply@preproom.example';
    expect(loadConfig({ ...given, MAIL_FROM }).mailFrom.address).toBe(MAIL_FROM);
    expect(faultsOf({ SMTP_URL: 'https://mail.example' })).toContain('SMTP_URL');
  });

  test('outside production examples stand in for all three networks and the officer', () => {
    const { social, grievance } = loadConfig({
      DATA_DIR: dataDir,
      GRIEVANCE_EMAIL: 'officer@x.example',
    }).contact;
    expect(social.map(({ name }) => name)).toEqual(['Facebook', 'LinkedIn', 'Instagram']);
    expect(grievance).toEqual({ officer: 'Example Officer', email: 'officer@x.example' });
  });

  test('a link of a network must be https: nothing else may become a link on our pages', () => {
    expect(faultsOf({ SOCIAL_FACEBOOK: 'javascript:alert(1)' })).toContain('SOCIAL_FACEBOOK');
  });

  test('a secret that is not given is made once and kept for its owner only', () => {
    const first = loadConfig({ DATA_DIR: dataDir }).jwtSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(first);
    expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  const turn = { TURN_URLS: 'turn:a.example:3478, turns:a.example:5349', TURN_SECRET: 's'.repeat(32) };

  test('the relay needs its addresses and its secret, both or neither', () => {
    expect(loadConfig({ DATA_DIR: dataDir, ...turn }).TURN_URLS).toEqual([
      'turn:a.example:3478',
      'turns:a.example:5349',
    ]);
    for (const part of [{ TURN_URLS: turn.TURN_URLS }, { TURN_SECRET: turn.TURN_SECRET }])
      expect(faultsOf(part)).toMatch(/TURN_URLS and TURN_SECRET/);
    expect(faultsOf({ ...turn, TURN_URLS: 'stun:a.example' })).toMatch(/TURN_URLS.*turn:host:port/);
  });

  test('payments go through Razorpay with all of its three settings, which belong together', () => {
    expect(loadConfig({ DATA_DIR: dataDir, ...razorpay }).payments).toEqual({
      provider: 'razorpay',
      key: razorpay.RAZORPAY_KEY_ID,
      secret: razorpay.RAZORPAY_KEY_SECRET,
      webhookSecret: razorpay.RAZORPAY_WEBHOOK_SECRET,
    });
    for (const name of Object.keys(razorpay)) {
      expect(faultsOf({ ...razorpay, [name]: '' })).toMatch(/go together: RAZORPAY_KEY_ID/);
      expect(faultsOf({ ...production, [name]: '' })).toContain(name);
    }
    expect(faultsOf({ ...razorpay, RAZORPAY_KEY_ID: 'key' })).toMatch(/RAZORPAY_KEY_ID.*rzp_live_/);
  });

  test('without them payments are a test, whose secrets all processes of an installation share', () => {
    const { payments } = loadConfig({ DATA_DIR: dataDir });
    expect(payments).toMatchObject({ provider: 'sandbox', key: 'rzp_sandbox' });
    expect(payments.secret).not.toBe(payments.webhookSecret);
    expect(loadConfig({ DATA_DIR: dataDir }).payments).toEqual(payments);
    const others = loadConfig({ DATA_DIR: dataDir, JWT_SECRET: 'y'.repeat(32) }).payments;
    expect(others.secret).not.toBe(payments.secret);
  });

  test('relayed paths alone need a relay', () => {
    expect(faultsOf({ ICE_RELAY_ONLY: '1' })).toMatch(/TURN_URLS and TURN_SECRET/);
    expect(loadConfig({ DATA_DIR: dataDir, ...turn, ICE_RELAY_ONLY: '1' }).ICE_RELAY_ONLY).toBe('1');
  });

  test('every setting has a sentence', () => {
    for (const [name, setting] of Object.entries(SERVER_SETTINGS)) {
      expect(setting.description, name).toMatch(/\.$/);
    }
  });

  test('an S3-compatible storage is described wholly or not at all', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'files',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    };
    expect(loadConfig({ DATA_DIR: dataDir }).s3).toBeNull();
    expect(loadConfig({ DATA_DIR: dataDir, ...s3 }).s3).toMatchObject({
      bucket: 'files',
      accessKeyId: 'key',
    });
    for (const name of Object.keys(s3)) expect(faultsOf({ ...s3, [name]: '' })).toContain('S3_SECRET_KEY');
  });
});
