import { ID_FORM } from '@preproom/models/contract/http/forms';
import { WAITLIST_LEAVE_PATH } from '@preproom/models/contract/programs/waitlist';
import { readToken, signToken } from '../../../mail/signedToken.ts';

/** The path, with query, of the page on which one place on a waitlist is given up. */
export function leavePath(entryId: string, secret: string): string {
  return `${WAITLIST_LEAVE_PATH}?token=${signToken('waitlist-leave', entryId, secret)}`;
}

/** The entry that a token gives up; null for an invalid one. Tokens never expire, like the mails that hold them. */
export function readLeaveToken(token: string, secret: string): string | null {
  const entryId = readToken('waitlist-leave', token, secret);
  return entryId !== null && ID_FORM.test(entryId) ? entryId : null;
}
