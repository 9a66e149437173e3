import { join } from 'node:path';
import { FOLDERS, type Folder } from '@preproom/models/contract/accounts/folders';
import { AppError } from '@preproom/models/contract/http/errors';
import type { File } from '@preproom/models/db/accounts/file.model';
import { applicationIdOf } from '@preproom/models/db/jobs/jobApplication.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { publicAddress, signedAddress } from '../../../files/fileAddress.ts';
import { createFileProcesses } from '../../../files/fileProcesses.ts';
import { openIncoming } from '../../../files/incoming.ts';
import type { PreparedFile } from '../../../files/preparedFile.ts';
import { prepareFile } from '../../../files/prepareFile.ts';
import { presentFile } from '../../../files/presentFile.ts';
import { findFile, removeFile, storeFile } from '../../../files/storedFiles.ts';
import type { ApiRequest } from '../../../http/call.ts';
import {
  notePlace,
  readBookingNote,
  requireBeforeStart,
  requireOpenNote,
} from '../../sessions/messages/bookingNotes.ts';
import type { FileHandlers } from './file.policy.ts';

export function fileHandlers(deps: AppDeps): FileHandlers {
  const { config } = deps;
  // Uploads per person. High enough to try several pictures and to retry on a poor connection.
  const limiter = deps.limiter('uploads', 60, 15 * 60);
  const runProgram = createFileProcesses(deps.limiter);
  /** Receives an upload, checks it and stores it. */
  async function receive(
    { actor, receiveUpload, log }: Pick<ApiRequest, 'receiveUpload' | 'log'> & { actor: Actor },
    folder: Folder,
    store: (prepared: PreparedFile) => Promise<File>,
  ): Promise<File> {
    await consumeLimit(limiter, actor.userId);
    await using work = await openIncoming(config.DATA_DIR);
    const path = join(work.path, 'upload');
    const name = await receiveUpload(path, FOLDERS[folder].maxBytes);
    const uploaded = { path, name, ownerId: actor.userId };
    const file = await store(await prepareFile(runProgram, folder, uploaded, work.path));
    log.info({ fileId: file._id.toString(), folder, bytes: file.size }, 'file stored');
    return file;
  }
  /** Both people's pages show the file. */
  async function changedNote(session: Session) {
    deps.pushChange([session.learnerId.toString(), session.mentorId.toString()], ['messages', 'user']);
    return { data: await readBookingNote(deps.database, session) };
  }
  return {
    async getFileUrl({ actor, file }) {
      if (FOLDERS[file.folder].isPublic) return { url: publicAddress(file), expiresAt: null };
      if (actor.role === 'admin') await auditRead(deps, actor, file);
      const { url, expiresAt } = signedAddress(file, config.jwtSecret, deps.clock.now());
      return { url, expiresAt: expiresAt.toISOString() };
    },
    async uploadFile(call) {
      const { folder, itemId } = call.params;
      const ownerId = call.actor.userId;
      const file = await receive(call, folder, async (prepared) => {
        await deps.events.fileChanging({ folder, ownerId });
        return storeFile(deps, { folder, itemId, ownerId }, prepared);
      });
      return { file: presentFile(file) };
    },
    async addBlogPicture(call) {
      const { blogId } = call.params;
      if (!(await deps.database.blogDrafts.exists({ _id: blogId }))) throw new AppError('not_found');
      // It belongs to the article: it stays when the person who uploaded it leaves.
      const place = { folder: 'article', itemId: new Types.ObjectId(), ownerId: blogId } as const;
      const file = await receive(call, 'article', (prepared) => storeFile(deps, place, prepared));
      return { url: publicAddress(file) };
    },
    async uploadApplicationResume(call) {
      const ownerId = call.actor.userId;
      const itemId = await openApplicationId(deps, ownerId, call.params.job);
      const place = { folder: 'application', itemId, ownerId } as const;
      const { name, size } = await receive(call, 'application', (prepared) =>
        storeFile(deps, place, prepared),
      );
      return { uploaded: { name, size } };
    },
    async uploadBookingNoteFile(call) {
      const { session, actor } = call;
      const requireOpen = () => requireOpenNote(deps.database, session, deps.clock.now());
      await requireOpen();
      const place = { ...notePlace(session), ownerId: actor.userId };
      await receive(call, 'note', async (prepared) => {
        // The upload took its time.
        await requireOpen();
        return storeFile(deps, place, prepared);
      });
      return changedNote(session);
    },
    async removeBookingNoteFile({ session }) {
      requireBeforeStart(session, deps.clock.now());
      await removeFile(deps, notePlace(session));
      return changedNote(session);
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

/** Throws `not_found` for a job that is not open, and `already_applied`: what was sent stays as it is. */
async function openApplicationId({ database }: AppDeps, learnerId: string, job: string) {
  const _id = applicationIdOf(learnerId, job);
  const [isOpen, applied] = await Promise.all([
    database.jobs.exists({ _id: job, state: 'open' }),
    database.jobApplications.exists({ _id, status: { $ne: 'withdrawn' } }),
  ]);
  if (!isOpen) throw new AppError('not_found');
  if (applied) throw new AppError('already_applied');
  return _id;
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
