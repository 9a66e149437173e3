import { useState } from 'react';
import type { ChatEntry } from '../../../call/signalling/chat.ts';

/** How many messages of the other person arrived since the chat was last open; 0 while it is open. */
export function useUnread(entries: readonly ChatEntry[], selfId: string, isOpen: boolean): number {
  const received = entries.filter((entry) => entry.from !== selfId).length;
  const [seen, setSeen] = useState(received);
  if (isOpen && seen !== received) setSeen(received);
  return isOpen ? 0 : Math.max(0, received - seen);
}
