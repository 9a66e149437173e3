import { join } from 'node:path';
import { FOLDERS } from '@preproom/models/contract/people/folders';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { File } from '@preproom/models/db/people/file.model';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import { publicAddress, signedAddress } from '../../files/fileAddress.ts';
import { createFileProcesses } from '../../files/fileProcesses.ts';
import { openIncoming } from '../../files/incoming.ts';
import { prepareFile } from '../../files/prepareFile.ts';
import { presentFile } from '../../files/presentFile.ts';
import { findFile, removeFile, storeFile } from '../../files/storedFiles.ts';
import type { FileHandlers } from './file.policy.ts';

export function fileHandlers(deps: AppDeps): FileHandlers {
  const { config } = deps;
  // Uploads per person. High enough to try several pictures and to retry on a poor connection.
  const limiter = deps.limiter('uploads', 60, 15 * 60);
  const runProgram = createFileProcesses(deps.limiter);
  return {
    async getFileUrl({ actor, file }) {
      if (FOLDERS[file.folder].isPublic) return { url: publicAddress(file), expiresAt: null };
      if (actor.role === 'admin') await auditRead(deps, actor, file);
      const { url, expiresAt } = signedAddress(file, config.jwtSecret, deps.clock.now());
      return { url, expiresAt: expiresAt.toISOString() };
    },
    async uploadFile({ actor, params, receiveUpload, log }) {
      await consumeLimit(limiter, actor.userId);
      await using work = await openIncoming(config.DATA_DIR);
      const path = join(work.path, 'upload');
      const name = await receiveUpload(path, FOLDERS[params.folder].maxBytes);
      const uploaded = { path, name, ownerId: actor.userId };
      const prepared = await prepareFile(runProgram, params.folder, uploaded, work.path);
      await deps.events.fileChanging({ folder: params.folder, ownerId: actor.userId });
      const file = await storeFile(deps, { ...params, ownerId: actor.userId }, prepared);
      log.info({ fileId: file._id.toString(), folder: file.folder, bytes: file.size }, 'file stored');
      return { file: presentFile(file) };
    },
    async getFile({ params }) {
      const file = await findFile(deps.database, params);
      return { file: file && presentFile(file) };
    },
    async removeFile({ actor, params }) {
      await deps.events.fileChanging({ folder: params.folder, ownerId: actor.userId });
      return { removed: await removeFile(deps, params) };
    },
  };
}

async function auditRead({ database, clock }: AppDeps, { userId }: Actor, file: File): Promise<void> {
  if (file.ownerId.equals(userId)) return;
  await recordAudit(database, {
    at: new Date(clock.now()),
    actorId: userId,
    action: 'file:read',
    targetId: file.ownerId,
    after: { folder: file.folder },
  });
}
