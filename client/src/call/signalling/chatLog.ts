import type { ChatMessage } from '@preproom/models/contract/room/signalling';

export interface ChatEntry extends ChatMessage {
  /** waiting: written here, not stored yet; refused: the service will not have it. */
  state: 'sent' | 'waiting' | 'refused';
}

/** Puts stored messages into the log: each id once, stored ones in the service's order, then those that still wait. */
export function mergeChat(log: readonly ChatEntry[], stored: readonly ChatMessage[]): ChatEntry[] {
  const byId = new Map(log.map((entry) => [entry.id, entry]));
  for (const message of stored) byId.set(message.id, { ...message, state: 'sent' });
  const entries = [...byId.values()];
  const sent = entries.filter((entry) => entry.state === 'sent');
  sent.sort((a, b) => a.sentAt.localeCompare(b.sentAt));
  return [...sent, ...entries.filter((entry) => entry.state !== 'sent')];
}

export function withEntryState(
  log: readonly ChatEntry[],
  id: string,
  state: ChatEntry['state'],
): ChatEntry[] {
  return log.map((entry) => (entry.id === id ? { ...entry, state } : entry));
}
