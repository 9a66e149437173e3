import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { systemClock } from '@preproom/models/runtime/clock';
import { startLogin } from '@preproom/server/features/accounts/logins';
import type { Types } from 'mongoose';
import { RedisServer } from '../peers/redisServer.ts';
import { ApiClient } from '../stack/apiClient.ts';
import { Program } from '../stack/program.ts';

const JWT_SECRET = 'a secret that all processes of the test share';

/** A process that answers HTTP. */
export interface Node {
  url: string;
  program: Program;
}

/** Several processes of the product over one database and one Redis, all of them real. */
export class Cluster {
  readonly redis: RedisServer;
  readonly database: Database;
  readonly #settings: Record<string, string>;
  readonly #temporary: TemporaryDatabase;
  readonly #nodes: Node[] = [];

  private constructor(
    redis: RedisServer,
    database: Database,
    temporary: TemporaryDatabase,
    settings: Record<string, string>,
  ) {
    this.redis = redis;
    this.database = database;
    this.#temporary = temporary;
    this.#settings = settings;
  }

  /** The address of the database. */
  get uri(): string {
    return this.#temporary.uri;
  }

  /** Database and Redis alone; the processes that use them are started one by one. */
  static async start(settings: Record<string, string> = {}): Promise<Cluster> {
    const dataDir = mkdtempSync(join(tmpdir(), 'preproom-cluster-'));
    const temporary = await startTemporaryDatabase();
    const redis = await RedisServer.start();
    const all = {
      DATA_DIR: dataDir,
      JWT_SECRET,
      LOG_LEVEL: 'info',
      MONGODB_URI: temporary.uri,
      REDIS_URL: redis.url,
      PORT: '0',
      ...settings,
    };
    return new Cluster(redis, await openDatabase(temporary.uri), temporary, all);
  }

  /** `settings` are this process's own. */
  startSignalling(settings: Record<string, string> = {}): Promise<Node> {
    return this.#start('signalling/src/main.ts', settings);
  }

  /** `settings` are this process's own. */
  startServer(settings: Record<string, string> = {}): Promise<Node> {
    return this.#start('server/src/main.ts', settings);
  }

  /** A browser that holds a new login of this stored user and talks to this process' API. */
  async enter({ url }: Node, { _id }: { _id: Types.ObjectId }): Promise<ApiClient> {
    const client = new ApiClient(url);
    const { token } = await startLogin({ database: this.database, clock: systemClock }, JWT_SECRET, _id);
    client.token = token;
    return client;
  }

  async stop(): Promise<void> {
    for (const { program } of this.#nodes) await program.kill();
    await this.database.close();
    await this.#temporary.remove();
    await this.redis.stop();
    rmSync(this.#settings.DATA_DIR ?? '', { recursive: true, force: true });
  }

  async #start(main: string, own: Record<string, string> = {}): Promise<Node> {
    const settings = { ...this.#settings, ...own };
    const { program, said } = await Program.start(main, settings, /(?<=running at )http:\S+/);
    const node = { url: said, program };
    this.#nodes.push(node);
    return node;
  }
}
