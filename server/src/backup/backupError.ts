/** A backup or restore cannot be made; `message` says why, for people. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
