/** A backup or restore failed; `message` tells the operator why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
