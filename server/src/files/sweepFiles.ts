import type { File } from '@preproom/models/db/accounts/file.model';
import { sweepIncoming } from './incoming.ts';
import { type FileDeps, removeStored, settle } from './storedFiles.ts';

/** Longer than any request can take, so no upload in progress is touched. */
const ABANDONED_MS = 60 * 60_000;
const AT_ONCE = 100;

/** Cleans up after crashes and storage outages: removes unfinished uploads and removed files, and settles stored ones. */
export async function sweepFiles(deps: FileDeps, dataDir: string): Promise<void> {
  const now = new Date(deps.clock.now());
  await sweepIncoming(dataDir);
  const abandoned = await deps.database.files
    .find({
      state: { $in: ['uploading', 'stored', 'removed'] },
      createdAt: { $lt: new Date(now.getTime() - ABANDONED_MS) },
    })
    .limit(AT_ONCE)
    .lean<File[]>();
  for (const file of abandoned) {
    if (file.state === 'stored') await settle(deps, file);
    else await removeStored(deps, file);
  }
}
