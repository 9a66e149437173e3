/** The database's own code (MongoDB's OutOfDiskSpace), and the system's for a disk, a quota and a limit on files. */
const CODES: readonly unknown[] = [14_031, 'ENOSPC', 'EDQUOT', 'EFBIG'];
const MAX_CAUSES = 5;

/** Whether something could not be stored because there is no room; the error may be the cause of another. */
export function isStorageFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false;
  return CODES.includes((error as { code?: unknown }).code) || isStorageFull(error.cause, depth + 1);
}
