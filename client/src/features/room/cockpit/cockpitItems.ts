import type { Asking, NoteWords } from '@preproom/models/contract/room/cockpit';
import type { Outbox, Waiting } from '../../../lib/delivery/outbox.ts';

/** One thing that the mentor did, on its way to the server. */
export type OutboxItem =
  | { kind: 'ask'; id: string; text: string; asking: Asking }
  | { kind: 'withdraw'; id: string }
  | { kind: 'note'; id: string; words: NoteWords }
  | { kind: 'removeNote'; id: string };
export type WaitingItem = Waiting<OutboxItem>;
export type CockpitOutbox = Outbox<OutboxItem>;

/** What was to be removed is gone, or its time is over. */
export const isDoneWhenRefused = ({ kind }: OutboxItem) => kind === 'withdraw' || kind === 'removeNote';
