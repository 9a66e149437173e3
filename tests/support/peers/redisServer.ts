import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installDebianPackage } from '../../bin/debianPackage.ts';
import { freePort } from '../stack/freePort.ts';

const ON_THE_MACHINE = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];
const START_TIMEOUT_MS = 10_000;

/** The path of Redis: one on the machine, else Debian's package. Throws with what to do when it cannot be had. */
async function findRedisServer(): Promise<string> {
  const present = () => ON_THE_MACHINE.find((path) => existsSync(path));
  if (!present()) await installDebianPackage('redis-server');
  const path = present();
  if (!path) throw new Error('These tests need Redis. Install it so that `redis-server` is in /usr/bin.');
  return path;
}

/** A Redis of the test's own, on a free port of the loopback address; nothing is left of it after `stop`. */
export class RedisServer {
  readonly port: number;
  readonly #program: string;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(program: string, port: number) {
    this.#program = program;
    this.port = port;
    this.#folder = mkdtempSync(join(tmpdir(), 'preproom-redis-'));
  }

  /** A running server; throws with what to do when there is no program for it. */
  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await findRedisServer(), await freePort());
    await server.startAgain();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** After `kill`: on the same port, empty. */
  async startAgain(): Promise<void> {
    const settings = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(this.#program, [...settings, '--dir', this.#folder], { stdio: 'ignore' });
    this.#child = child;
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answersPing(this.port))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('No start of redis-server');
      await delay(20);
    }
  }

  /** Ends it as a power cut would: what it held is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function answersPing(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
  const answered = await once(socket, 'data').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}
