import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Binary } from 'bson';
import type { Command } from './commands/command.ts';
import type { Document } from './language/documents.ts';
import { CommandError, errorFields } from './language/errors.ts';

// What drivers say before they log in.
const OPEN_COMMANDS = ['hello', 'isMaster', 'ismaster'];
const USER = 'preproom';

/**
 * The log-in on a port, which every user of the machine can reach. Its password is generated at each start and known to those who
 * can read the data folder. A unix socket needs none: its file is for its owner alone.
 */
export class Login {
  readonly #password = randomBytes(24).toString('base64url');
  readonly #loggedIn = new WeakSet<object>();

  /** User and password, as in a MongoDB URI. */
  get credentials(): string {
    return `${USER}:${this.#password}`;
  }

  /** The reply to a command that logs in, or that needs a log-in first; undefined if the command may run. */
  answer(connection: object, command: Command): Document | undefined {
    const [name = ''] = Object.keys(command);
    if (name === 'saslStart') return this.#logIn(connection, command);
    if (OPEN_COMMANDS.includes(name) || this.#loggedIn.has(connection)) return undefined;
    return refused(new CommandError('Unauthorized', `Command ${name} requires authentication`));
  }

  // SASL's PLAIN mechanism: the password crosses the loopback interface only.
  #logIn(connection: object, { mechanism, payload }: Command): Document {
    const given = payload instanceof Binary ? Buffer.from(payload.value()) : Buffer.alloc(0);
    const expected = Buffer.from(`\0${USER}\0${this.#password}`);
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    if (mechanism !== 'PLAIN' || !isRight)
      return refused(new CommandError('AuthenticationFailed', 'Authentication failed.'));
    this.#loggedIn.add(connection);
    return { conversationId: 1, done: true, payload: new Binary(Buffer.alloc(0)), ok: 1 };
  }
}

function refused(error: CommandError): Document {
  return { ok: 0, ...errorFields(error) };
}
