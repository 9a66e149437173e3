/** Another process uses the data folder; the message names it. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(dataDir: string, holder: { pid: number; since: string } | undefined) {
    const who = holder ? `process ${holder.pid} (since ${holder.since})` : 'another process';
    super(
      `The data folder ${dataDir} is in use by ${who}. Stop it first, or give this one another DATA_DIR.`,
    );
  }
}

/** The stored data is unreadable; `place` says where. */
export class DataFolderDamagedError extends Error {
  override readonly name = 'DataFolderDamagedError';

  constructor(dataDir: string, place: string, options: ErrorOptions) {
    super(`The data folder ${dataDir} cannot be read at ${place}. Restore it from a backup.`, options);
  }
}
