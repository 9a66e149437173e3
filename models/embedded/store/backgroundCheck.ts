import { type ChildProcess, fork } from 'node:child_process';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Checks the structure of a large database file in another process, while this one works. Until it ends, changes stay in the
 * write-ahead log, so that the other process reads a file that does not change.
 */
export class BackgroundCheck {
  #process: ChildProcess | undefined;

  constructor(database: DatabaseSync, path: string, onProblem: (problem: string) => void) {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA wal_autocheckpoint = 0');
    const check = fork(new URL('./integrityProcess.ts', import.meta.url), [path], { execArgv: [] });
    this.#process = check;
    check.once('message', ([problem]: string[]) => {
      if (this.#process && problem !== undefined) onProblem(problem);
    });
    check.once('exit', () => {
      if (!this.#process) return;
      this.#process = undefined;
      database.exec('PRAGMA wal_autocheckpoint = 1000');
    });
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  /** Gives up; must be called before the database is closed, which writes to the file. */
  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}
