import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { systemClock } from '@preproom/models/runtime/clock';
import { startLogin } from '@preproom/server/features/accounts/logins';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import type { Measures } from './measuredSignalling.ts';

const JWT_SECRET = 'a secret of the tests, long enough';

export interface Member {
  userId: string;
  roomid: string;
  room: RoomSocket;
}

/** A signalling service whose heap can be asked for, and people to meet or to attack there. */
export class MeasuredService {
  readonly url: string;
  readonly database: Database;
  readonly #child: ChildProcess;
  readonly #end: () => Promise<void>;

  private constructor(url: string, database: Database, child: ChildProcess, end: () => Promise<void>) {
    this.url = url;
    this.database = database;
    this.#child = child;
    this.#end = end;
  }

  static async start(): Promise<MeasuredService> {
    const temporary = await startTemporaryDatabase();
    const database = await openDatabase(temporary.uri);
    const child = fork(join(import.meta.dirname, 'measuredSignalling.ts'), {
      execArgv: ['--expose-gc'],
      env: { PATH: process.env.PATH, PORT: '0', MONGODB_URI: temporary.uri, JWT_SECRET, LOG_LEVEL: 'silent' },
    });
    const [url] = await once(child, 'message');
    return new MeasuredService(url, database, child, async () => {
      await database.close();
      await temporary.remove();
    });
  }

  async measure(): Promise<Measures> {
    const answered = once(this.#child, 'message');
    this.#child.send('measure');
    const [measures] = await answered;
    return measures;
  }

  /** Somebody new with a login of their own. */
  async createVisitor(): Promise<{ userId: string; cookie: string; connect(): Promise<RoomSocket> }> {
    const { _id } = await createUser(this.database);
    const { token } = await startLogin({ database: this.database, clock: systemClock }, JWT_SECRET, _id);
    const cookie = `jwt=${token}`;
    return { userId: _id.toString(), cookie, connect: () => RoomSocket.connect(this.url, cookie) };
  }

  /** Two new people in a room of their own; the learner is there, the mentor as well unless the learner is to be alone. */
  async meet({ isAlone = false } = {}): Promise<{ learner: Member; mentor: Member }> {
    const [learner, mentor] = await Promise.all([this.createVisitor(), this.createVisitor()]);
    const session = { learnerId: learner.userId as never, mentorId: mentor.userId as never };
    const { roomid } = await createSession(this.database, session);
    const enter = async ({ userId, connect }: typeof learner, isThere: boolean): Promise<Member> => {
      const room = await connect();
      if (isThere) await room.join(roomid);
      return { userId, roomid, room };
    };
    return { learner: await enter(learner, true), mentor: await enter(mentor, !isAlone) };
  }

  async stop(): Promise<void> {
    const closed = once(this.#child, 'close');
    this.#child.kill('SIGKILL');
    await closed;
    await this.#end();
  }
}
