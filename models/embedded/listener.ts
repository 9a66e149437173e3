import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Engine } from './commands/command.ts';
import { afterFailedCommit, runCommand } from './commands/commands.ts';
import type { Document } from './language/documents.ts';
import { CommandError, errorFields } from './language/errors.ts';
import { Login } from './login.ts';
import { faultOf } from './store/startErrors.ts';
import type { Storage } from './store/storage.ts';
import { encodeReply, type Message, MessageReader } from './wire.ts';

/** A unix socket's path, or a port of 127.0.0.1 (0: any free one). */
export type ListenAddress = { readonly path: string } | { readonly port: number };

interface Waiting {
  readonly socket: Socket;
  readonly message: Message;
  readonly answer: Document;
}

/**
 * Serves the clients. Runs all requests of one event loop turn, commits their changes in one transaction, and only then
 * replies. Reads wait as well, so nobody sees data that a crash could roll back.
 */
export class Listener {
  readonly #engine: Engine;
  readonly #storage: Storage;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #login: Login | undefined;
  #waiting: Waiting[] = [];

  constructor(engine: Engine, storage: Storage) {
    this.#engine = engine;
    this.#storage = storage;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Resolves with the listener's host as used in a MongoDB URI, on a port with the credentials it asks for. */
  async listen(address: ListenAddress): Promise<string> {
    // We hold the data folder's lock, so an existing socket was left by a killed process.
    if ('path' in address) rmSync(address.path, { force: true });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject);
    this.#server.listen(
      'path' in address ? address.path : { host: '127.0.0.1', port: address.port },
      resolve,
    );
    await promise;
    if ('path' in address) {
      chmodSync(address.path, 0o600);
      return encodeURIComponent(address.path);
    }
    this.#login = new Login();
    const bound = this.#server.address();
    return `${this.#login.credentials}@127.0.0.1:${typeof bound === 'object' ? bound?.port : address.port}`;
  }

  /** Replies to received requests, then closes all connections. */
  close(): void {
    this.#server.close();
    this.flush();
    for (const socket of this.#sockets) socket.removeAllListeners('data').destroySoon();
  }

  /** Commits, then sends all pending replies. If the commit fails, every write is answered with an error, and memory is as it was before. */
  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      this.#storage.commit();
    } catch (error) {
      this.#engine.cursors.rollBack();
      const failed = { ok: 0, ...errorFields(commitError(error)) };
      for (const each of waiting) reply({ ...each, answer: this.#answerAfterFailure(each, failed) });
      // Cursors opened by reads that have run again.
      this.#engine.cursors.settle();
      return;
    }
    this.#engine.cursors.settle();
    for (const each of waiting) reply(each);
  }

  #answerAfterFailure({ socket, message, answer }: Waiting, failed: Document): Document {
    const fate = afterFailedCommit(message.command);
    if (fate === 'runs again') return this.#answer(socket, message);
    return fate === 'stands' ? answer : failed;
  }

  #accept(socket: Socket): void {
    const reader = new MessageReader();
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => this.#sockets.delete(socket));
    // A client's disconnect is not an error; 'close' follows.
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const message of reader.read(chunk)) this.#run(socket, message);
      } catch {
        // Not MongoDB's protocol, so there is no request to reply to.
        socket.destroy();
      }
    });
  }

  #run(socket: Socket, message: Message): void {
    const answer = this.#answer(socket, message);
    if (this.#waiting.length === 0) setImmediate(() => this.flush());
    this.#waiting.push({ socket, message, answer });
  }

  #answer(socket: Socket, { command }: Message): Document {
    return this.#login?.answer(socket, command) ?? runCommand(command, this.#engine);
  }
}

function commitError(error: unknown): CommandError {
  if (faultOf(error) === 'damaged') {
    const problem = 'Nothing was stored: the database file is damaged. Restore it from a backup.';
    return new CommandError('DataCorruptionDetected', problem);
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new CommandError('OutOfDiskSpace', `Nothing was stored: ${reason}`);
}

function reply({ socket, message, answer }: Waiting): void {
  if (message.wantsReply) socket.write(encoded(message, answer));
}

function encoded(message: Message, answer: Document): Buffer {
  try {
    return encodeReply(message, answer);
  } catch (error) {
    return encodeReply(message, { ok: 0, ...errorFields(error) });
  }
}
