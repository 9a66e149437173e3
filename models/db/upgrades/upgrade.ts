import type { mongo } from 'mongoose';

/**
 * One migration of the stored data. It works on raw collections, because models change later and an upgrade must not. It
 * must be safe to rerun after an interruption at any point. No single command may exceed the connection's 20 s socket
 * timeout.
 */
export interface Upgrade {
  /** 1, 2, 3 …: the schema version after it, and the number of its file. */
  version: number;
  name: string;
  run(db: mongo.Db): Promise<void>;
}
