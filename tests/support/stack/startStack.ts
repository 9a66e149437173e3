import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOnTestServer } from '@preproom/embedded/testing/testServer';
import { createLog, type Log } from '@preproom/models/runtime/log';
import { TestClock } from '@preproom/models/runtime/testing/testClock';
import { loadConfig } from '@preproom/server/config/config';
import { startLogin } from '@preproom/server/features/accounts/logins';
import { type RunningApp, startProduct } from '@preproom/server/startProduct';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import type { Types } from 'mongoose';
import { ApiClient } from './apiClient.ts';

export const DEMO_PASSWORD = 'demo-demo-demo';
export type DemoPerson = 'learner' | 'mentor' | 'other';

/** All that production demands of its settings. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://preproom.example',
  JWT_SECRET: 's'.repeat(40),
  PAN_SECRET: 'p'.repeat(40),
  EMBEDDED_DB: '1',
  CONTACT_EMAIL: 'help@preproom.example',
  GRIEVANCE_OFFICER: 'Example Officer',
  TURN_URLS: 'none',
  // Nobody listens there.
  SMTP_URL: 'smtp://127.0.0.1:9',
  // Of no account.
  RAZORPAY_KEY_ID: 'rzp_test_nobody',
  RAZORPAY_KEY_SECRET: 'k'.repeat(24),
  RAZORPAY_WEBHOOK_SECRET: 'w'.repeat(32),
};

export interface Stack extends RunningApp {
  clock: TestClock;
  dataDir: string;
  /** A browser without a login. */
  visitor(): ApiClient;
  /** A browser in which this demo person has logged in. */
  logIn(person: DemoPerson): Promise<ApiClient>;
  /** A browser that holds a login of this stored user, proved just now. */
  enter(user: { _id: Types.ObjectId }): Promise<ApiClient>;
  /** The room's socket of this browser. */
  connect(client: ApiClient): Promise<RoomSocket>;
}

/**
 * The real product in this process: port 0, a database of its own on the MongoDB that TEST_MONGODB_URI names, else the
 * embedded one in a folder of its own, a clock that can be moved on. `settings`
 * are environment variables; nothing is logged unless a log is given. `stop` also removes the folder.
 */
export async function startStack(
  settings: Record<string, string> = {},
  log: Log = createLog('silent', 'server'),
): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'preproom-stack-'));
  const clock = new TestClock();
  const temporary = settings.MONGODB_URI ? null : await createOnTestServer();
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    READINGS: 'on',
    // Tests come from many networks.
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...(temporary && { MONGODB_URI: temporary.uri }),
    ...settings,
  });
  const product = await startProduct(config, { clock, log });
  const sockets: RoomSocket[] = [];
  const visitor = () => new ApiClient(product.url);
  return {
    ...product,
    clock,
    dataDir,
    visitor,
    logIn: (person) => visitor().logIn(`${person}.demo@preproom.example`, DEMO_PASSWORD),
    async enter({ _id }) {
      const client = visitor();
      const { token } = await startLogin({ ...product, clock }, config.jwtSecret, _id, { isProved: true });
      client.token = token;
      return client;
    },
    async connect({ cookie }) {
      const socket = await RoomSocket.connect(product.url, cookie);
      sockets.push(socket);
      return socket;
    },
    async stop() {
      for (const socket of sockets) socket.close();
      await product.stop();
      await temporary?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
