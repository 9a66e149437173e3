import { ID_FORM } from '@preproom/models/contract/http/forms';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { opensLinks } from '@preproom/models/db/privacy/standing';
import type { Types } from 'mongoose';
import { readToken, signToken } from '../../../mail/signedToken.ts';

type FeedOwner = Pick<UserDocument, 'calendarRevision' | 'language'> & { _id: Types.ObjectId };

/** The path of a person's feed. Whoever has it can read the feed, until the revision that is signed with it is no longer theirs. */
export function feedPath({ _id, calendarRevision = 0 }: FeedOwner, secret: string): string {
  return `/calendar/${signToken('calendar-feed', `${_id}.${calendarRevision}`, secret)}.ics`;
}

/** Whose feed a token opens; null for a wrong token, one from before a reset or a new password, and a suspended or leaving account's. */
export async function findFeedOwner(
  database: Database,
  token: string,
  secret: string,
): Promise<FeedOwner | null> {
  const [userId = '', revision = ''] = readToken('calendar-feed', token, secret)?.split('.') ?? [];
  if (!ID_FORM.test(userId)) return null;
  const owner = await database.users.findById(userId, { calendarRevision: 1, language: 1 }).lean();
  if (!owner || String(owner.calendarRevision ?? 0) !== revision) return null;
  return (await opensLinks(database, owner._id)) ? owner : null;
}
