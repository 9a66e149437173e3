import { join } from 'node:path';
import { FOLDERS } from '@preproom/models/contract/people/folders';
import type { File } from '@preproom/models/db/people/file.model';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { Config } from '../../config/config.ts';
import type { AppDeps } from '../../deps.ts';
import { publicAddress, signedAddress } from '../../files/fileAddress.ts';
import { openIncoming } from '../../files/incoming.ts';
import { prepareFile } from '../../files/prepareFile.ts';
import { receiveUpload } from '../../files/receiveUpload.ts';
import { findFile, removeFile, storeFile } from '../../files/storedFiles.ts';
import { createUploadLimiter } from '../../http/limits.ts';
import type { Handlers } from '../../http/route.ts';
import { markChanged } from '../mentors/mentorProfile.ts';
import { presentFile } from './file.present.ts';

export function fileHandlers(
  config: Config,
  deps: AppDeps,
): Pick<Handlers, 'getFileUrl' | 'uploadFile' | 'getFile' | 'removeFile'> {
  const limiter = createUploadLimiter(deps.redis);
  return {
    async getFileUrl({ actor, file }) {
      if (FOLDERS[file.folder].isPublic) return { url: publicAddress(file), expiresAt: null };
      if (actor.role === 'admin') await noteLook(deps, actor, file);
      const { url, expiresAt } = signedAddress(file, config.jwtSecret, deps.clock.now());
      return { url, expiresAt: expiresAt.toISOString() };
    },
    async uploadFile({ actor, params, request, response, log }) {
      await consumeLimit(limiter, actor.userId);
      await using work = await openIncoming(config.DATA_DIR);
      const path = join(work.path, 'upload');
      const name = await receiveUpload(request, response, path, FOLDERS[params.folder].maxBytes);
      const prepared = await prepareFile(params.folder, { path, name }, work.path);
      if (params.folder === 'resume') await markChanged(deps.database, params.itemId);
      const file = await storeFile(deps, { ...params, ownerId: actor.userId }, prepared);
      log.info({ fileId: file._id.toString(), folder: file.folder, bytes: file.size }, 'file stored');
      return { file: presentFile(file) };
    },
    async getFile({ params }) {
      const file = await findFile(deps.database, params);
      return { file: file && presentFile(file) };
    },
    async removeFile({ params }) {
      if (params.folder === 'resume') await markChanged(deps.database, params.itemId);
      return { removed: await removeFile(deps, params) };
    },
  };
}

/** Before the look: one that cannot be noted is none. */
async function noteLook({ database, clock }: AppDeps, { userId }: Actor, file: File): Promise<void> {
  if (file.ownerId.equals(userId)) return;
  await database.auditLog.create({
    at: new Date(clock.now()),
    actorId: new Types.ObjectId(userId),
    action: 'file:read',
    targetId: file.ownerId,
    after: { folder: file.folder },
  });
}
