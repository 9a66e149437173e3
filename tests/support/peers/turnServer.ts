import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installDebianPackage } from '../../bin/debianPackage.ts';

const ON_THE_MACHINE = ['/usr/bin/turnserver', '/usr/local/bin/turnserver', '/opt/homebrew/bin/turnserver'];
const START_TIMEOUT_MS = 15_000;
/** Below the ports that systems give out by themselves, so that nobody else is likely to hold one of them. */
const FIRST_PORT = 20_000;
const PORTS = 100;

/** The path of coturn: one on the machine, else Debian's package. Throws with what to do when it cannot be had. */
async function findTurnServer(): Promise<string> {
  const present = () => ON_THE_MACHINE.find((path) => existsSync(path));
  if (!present()) await installDebianPackage('coturn');
  const path = present();
  if (!path) throw new Error('These tests need coturn. Install it so that `turnserver` is in /usr/bin.');
  return path;
}

export interface TurnServerOptions {
  secret: string;
  /** More arguments of turnserver. */
  args?: string[];
}

/** coturn as a process of its own on the loopback address, which relays between loopback addresses. */
export class TurnServer {
  readonly port: number;
  readonly #path: string;
  readonly #options: TurnServerOptions;
  readonly #folder = mkdtempSync(join(tmpdir(), 'preproom-turn-'));
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(path: string, port: number, options: TurnServerOptions) {
    this.#path = path;
    this.port = port;
    this.#options = options;
  }

  /** A running server on ports that were free; throws with what it printed when it does not start. */
  static async start(options: TurnServerOptions): Promise<TurnServer> {
    const server = new TurnServer(await findTurnServer(), await freeRange(), options);
    await server.run();
    return server;
  }

  get url(): string {
    return `turn:127.0.0.1:${this.port}?transport=udp`;
  }

  /** Starts it on the same port as before. */
  async run(): Promise<void> {
    const child = spawn(this.#path, this.#args(), { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answersBinding(this.port))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`No start of coturn:\n${this.#output}`);
    }
  }

  /** Ends it as a crash would: every relayed path is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Everything that it has printed. */
  get output(): string {
    return this.#output;
  }

  #args(): string[] {
    const { secret, args = [] } = this.#options;
    return [
      ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--fingerprint', '--log-file=stdout'],
      ...['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${this.port}`],
      ...[`--min-port=${this.port + 1}`, `--max-port=${this.port + PORTS - 1}`],
      ...['--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=room.test'],
      // Only on one machine: a relay for the world must not reach its own loopback addresses.
      '--allow-loopback-peers',
      ...[`--pidfile=${join(this.#folder, 'pid')}`, `--userdb=${join(this.#folder, 'users')}`],
      ...args,
    ];
  }
}

/** The first of PORTS ports; nobody held it a moment ago. */
async function freeRange(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + PORTS * Math.floor(Math.random() * 100);
    const socket = createSocket('udp4').bind(port, '127.0.0.1');
    const isFree = await once(socket, 'listening').then(
      () => true,
      () => false,
    );
    socket.close();
    if (isFree) return port;
  }
}

/** Whether a STUN server on this port answers a binding request (RFC 5389, section 6) within a moment. */
async function answersBinding(port: number): Promise<boolean> {
  const request = Buffer.alloc(20);
  request.writeUInt16BE(0x0001, 0);
  request.writeUInt32BE(0x2112a442, 4);
  const socket = createSocket('udp4');
  const answered = once(socket, 'message').then(
    () => true,
    () => false,
  );
  socket.send(request, port, '127.0.0.1');
  const isThere = await Promise.race([answered, delay(200, false)]);
  socket.close();
  return isThere;
}
