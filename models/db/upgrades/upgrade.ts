import type { mongo } from 'mongoose';

/**
 * One change of what is stored. It works on the collections themselves, because models move on and an upgrade must not; and it
 * can be run again from any point at which it was broken off. No single command may take longer than the 20 s in which a
 * connection waits for its answer.
 */
export interface Upgrade {
  /** 1, 2, 3 …; the version of the schema after it, and the number of its file. */
  version: number;
  name: string;
  run(db: mongo.Db): Promise<void>;
}
