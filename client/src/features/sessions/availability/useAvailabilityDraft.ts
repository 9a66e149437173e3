import type { AppError } from '@preproom/models/contract/http/errors';
import { AVAILABILITY_LIMITS, type Availability } from '@preproom/models/contract/sessions/availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../../lib/drafts/sessionDraft.ts';
import { useStore } from '../../../lib/store.ts';
import { availabilityQuery, putAvailability, type SavedAvailability } from './api.ts';

export interface AvailabilityDraft {
  /** What is entered; what is saved while nothing was changed. */
  value: Availability;
  change(part: Partial<Availability>): void;
  /** A booked session on days off takes place: saved at once, or with the changes that are not saved yet. */
  keep(roomid: string): void;
  isChanged: boolean;
  /** The last change has been saved on this page. */
  isSaved: boolean;
  /** Saved elsewhere since these changes were begun. */
  isConflict: boolean;
  /** Errors of the last save by the path that the server names, such as `weekly.3.to`. */
  fields: Record<string, string>;
  saving: { isPending: boolean; error: AppError | null };
  /** Resolves with true once everything entered is saved. Never rejects. */
  save(): Promise<boolean>;
  discard(): void;
  /** After a conflict: saves what is entered over the other version. */
  saveOver(): Promise<boolean>;
}

/**
 * Changes to the saved availability, kept in this tab until they are saved or discarded: neither a reload nor a login that has ended
 * loses them. They carry the revision that they began from, by which the server refuses to overwrite a newer one.
 */
export function useAvailabilityDraft(saved: SavedAvailability): AvailabilityDraft {
  const { draft, setDraft, latest } = useStoredDraft();
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const entered = draft ?? saved;
  const { revision, ...value } = entered;

  const change = (part: Partial<Availability>): void => {
    setSaved(false);
    const changed = { ...(latest.current ?? saved), ...part };
    setDraft(isEqual(changed, saved) ? null : changed);
  };
  const saving = useMutation({
    mutationFn: putAvailability,
    onSuccess(answer, body) {
      client.setQueryData(availabilityQuery.queryKey, answer);
      // Changes made during the save stay.
      setSaved(true);
      const later = latest.current;
      setDraft(later && !isEqual(later, body) ? { ...later, revision: answer.revision } : null);
    },
    onError: ({ code }) => (code === 'conflict' ? client.invalidateQueries(availabilityQuery) : undefined),
  });
  const put = (body: SavedAvailability): Promise<boolean> =>
    saving.mutateAsync(body).then(
      () => true,
      () => false,
    );
  return {
    value,
    change,
    keep(roomid) {
      const kept = [...value.kept, roomid].slice(-AVAILABILITY_LIMITS.kept);
      if (draft) change({ kept });
      else void put({ ...saved, kept });
    },
    isChanged: draft !== null,
    isSaved: isSaved && draft === null,
    isConflict: draft !== null && revision !== saved.revision,
    fields: saving.error?.fields ?? {},
    saving,
    save: () => put(entered),
    discard: () => setDraft(null),
    saveOver: () => put({ ...value, revision: saved.revision }),
  };
}

function useStoredDraft() {
  const userId = useStore((state) => state.user?._id);
  const key = `availability:${userId}`;
  const [draft, setState] = useState(() => storedDraft(key));
  const latest = useRef(draft);
  const setDraft = (next: SavedAvailability | null): void => {
    latest.current = next;
    setState(next);
    writeDraft(key, next);
  };
  return { draft, setDraft, latest };
}

function storedDraft(key: string): SavedAvailability | null {
  const stored = readDraft(key);
  return 'revision' in stored ? (stored as SavedAvailability) : null;
}

/** Compares all but the revision. */
function isEqual(a: SavedAvailability, b: SavedAvailability): boolean {
  return sortedJson({ ...a, revision: 0 }) === sortedJson({ ...b, revision: 0 });
}

/** The same text for the same fields in any order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );
}
