import { type DiscussionPrompt, GroupDiscussion } from '@preproom/models/contract/room/groupDiscussion';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { readContent } from '../../../../content/readContent.ts';

/** The format of a group discussion. Throws at the start if it is malformed. */
export const GROUP_DISCUSSION: GroupDiscussion = readContent(
  new URL('groupDiscussion.json', import.meta.url),
  GroupDiscussion,
);

/** Whether a round has the time for a group discussion: all but the introduction have. */
const hasTime = (round: Round): boolean => round !== 'Introducation';

/** The group discussion of a round; null where it has no time for one. */
export const groupDiscussionOf = (round: Round): GroupDiscussion | null =>
  hasTime(round) ? GROUP_DISCUSSION : null;

/** The prompt with this id, in a round that has the time for it. */
export function promptById(round: Round, id: string): DiscussionPrompt | undefined {
  return groupDiscussionOf(round)?.prompts.find((prompt) => prompt.id === id);
}
