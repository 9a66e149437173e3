import { hasRight } from '@preproom/models/contract/accounts/team/rights';
import { AppError } from '@preproom/models/contract/http/errors';
import type { File } from '@preproom/models/db/accounts/file.model';
import type { Database } from '@preproom/models/db/database';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, LOGGED_IN, type PolicyTable, team, type Whose } from '../../../http/policy.ts';
import { isLearnerShownTo } from '../../sessions/findSessions.ts';
import { THE_LEARNER } from '../../sessions/session.policy.ts';

/**
 * The file that `:id` names, for its owner, the team that looks after people, and, unless it belongs to an application, the mentor of a
 * session with its owner once the owner's profile is complete. What a learner adds to the note of a session is for its mentor alone.
 */
const READABLE_FILE: Whose<{ id: string }, { file: File }> = {
  rule: 'only those who may read the file',
  refusal: 'file_not_found',
  async find({ database, actor, params: { id } }) {
    const stored = { _id: id, state: { $in: ['stored' as const, 'ready' as const] } };
    const file = await database.files.findOne(stored).lean<File>();
    if (!file || !(await mayRead(database, actor, file))) throw new AppError('file_not_found');
    return { file };
  },
};

async function mayRead(
  database: Database,
  { userId, role, rights }: Actor,
  { ownerId, folder, itemId }: File,
): Promise<boolean> {
  if (ownerId.equals(userId)) return true;
  if (folder === 'note') return role === 'mentor' && isLearnerShownTo(database, userId, ownerId, itemId);
  if (hasRight(rights, 'people')) return true;
  return role === 'mentor' && folder !== 'application' && isLearnerShownTo(database, userId, ownerId);
}

/** `:itemId` is the caller. */
const OWN_PLACE: Whose<{ itemId: string }> = {
  rule: 'only for what is their own',
  refusal: 'not_allowed',
  async find({ actor, params: { itemId } }) {
    if (itemId !== actor.userId) throw new AppError('not_allowed');
    return {};
  },
};

export const filePolicies = {
  getFileUrl: { ...LOGGED_IN, whose: READABLE_FILE },
  uploadFile: { ...LOGGED_IN, whose: OWN_PLACE },
  getFile: { ...LOGGED_IN, whose: OWN_PLACE },
  removeFile: { ...LOGGED_IN, whose: OWN_PLACE },
  addBlogPicture: team('content'),
  // The path names the job; the application is always the caller's own.
  uploadApplicationResume: LEARNERS,
  uploadBookingNoteFile: THE_LEARNER,
  removeBookingNoteFile: THE_LEARNER,
} as const satisfies PolicyTable;
export type FileHandlers = HandlersFor<typeof filePolicies>;
