import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { turnCredentials } from '@preproom/server/features/room/iceConfig';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../bin/tool.ts';
import { TurnServer } from '../../support/peers/turnServer.ts';

const SECRET = randomBytes(24).toString('hex');
const PUBLIC_ADDRESS = '203.0.113.7';
const USER = 'a'.repeat(24);
const HOUR = 60 * 60_000;

/** The deployment's rules about whom the relay serves, with this machine's loopback address in the place of the container's. */
function deployedRules(): string[] {
  const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  const lines: string[] = compose.configs.turnserver.content.split('\n');
  return lines
    .filter((line) =>
      /^(external-ip|allowed-peer-ip|denied-peer-ip|no-multicast-peers|no-tcp-relay)/.test(line),
    )
    .map((line) => line.replaceAll('172.30.77.2', '127.0.0.1').replace(/\$\{[^}]*\}/, PUBLIC_ADDRESS))
    .map((line) => `--${line}`);
}

let relay: TurnServer;
beforeAll(async () => {
  relay = await TurnServer.start({ secret: SECRET, args: deployedRules() });
});
afterAll(() => relay.stop());

/** Asks for a relayed path to this peer with coturn's own client: is the key taken, and then the peer? */
async function askFor(
  peer: string,
  { username, credential } = turnCredentials(SECRET, USER, Date.now() + HOUR),
): Promise<'open' | 'peer_forbidden' | 'key_refused'> {
  const args = ['-v', '-c', '-n', '1', '-u', username, '-w', credential, '-e', peer];
  const client = spawn('turnutils_uclient', [...args, '-p', String(relay.port), '127.0.0.1']);
  let output = '';
  try {
    for await (const text of client.stdout) {
      output += text;
      if (output.includes('Total connect time')) return 'open';
    }
    return output.includes('Forbidden IP') ? 'peer_forbidden' : 'key_refused';
  } finally {
    client.kill();
  }
}

describe('the relay of the deployment', () => {
  test('takes the keys that the server makes', async () => {
    expect(await askFor('198.41.0.4')).toBe('open');
  });

  test('refuses keys that have expired or come from another secret', async () => {
    expect(await askFor('198.41.0.4', turnCredentials(SECRET, USER, Date.now() - HOUR))).toBe('key_refused');
    const foreign = turnCredentials('another', USER, Date.now() + HOUR);
    expect(await askFor('198.41.0.4', foreign)).toBe('key_refused');
  });

  test('joins two people who both are relayed', async () => {
    expect(await askFor(PUBLIC_ADDRESS)).toBe('open');
  });

  test.each([
    ['the private network', '10.0.0.5'],
    ['a container beside it', '172.30.77.1'],
    ['the home network', '192.168.1.1'],
    ['the machine itself', '127.0.0.2'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['many at once', '224.0.0.251'],
  ])('reaches nothing inside: %s', async (_, peer) => {
    expect(await askFor(peer)).toBe('peer_forbidden');
  });
});
