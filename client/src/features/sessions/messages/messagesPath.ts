import { sessionPath } from '../../../lib/sessionPaths.ts';

export const MESSAGES_ANCHOR = 'messages';

/** The messages on the page of their session. */
export const messagesPath = (roomid: string): string => `${sessionPath(roomid)}#${MESSAGES_ANCHOR}`;
