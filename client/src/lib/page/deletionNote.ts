import { readDraft, writeDraft } from '../drafts/sessionDraft.ts';

const KEY = 'deletion-note';

/** Keeps in this tab, over the full page load that follows, when the account is going to be deleted (ISO instant); null forgets it. */
export function keepDeletionNote(dueAt: string | null): void {
  writeDraft(KEY, dueAt === null ? null : { dueAt });
}

export function readDeletionNote(): string | null {
  const { dueAt } = readDraft(KEY) as { dueAt?: unknown };
  return typeof dueAt === 'string' ? dueAt : null;
}
