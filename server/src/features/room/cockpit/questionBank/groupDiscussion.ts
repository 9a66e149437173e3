import { GroupDiscussion } from '@preproom/models/contract/room/groupDiscussion';
import { readContent } from '../../../../content/readContent.ts';

/** The format of a group discussion. Throws at the start if it is malformed. */
export const GROUP_DISCUSSION: GroupDiscussion = readContent(
  new URL('groupDiscussion.json', import.meta.url),
  GroupDiscussion,
);
