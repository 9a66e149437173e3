import { useState } from 'react';
import { useSessionDraft } from '../../../../lib/drafts/useSessionDraft.ts';
import { useStore } from '../../../../lib/store.ts';

export interface BookingNoteDraft {
  text: string;
  file: File | null;
  changeText: (text: string) => void;
  changeFile: (file: File | null) => void;
  /** After the booking. */
  forget: () => void;
}

/** Files cannot be stored with the text, and are kept until the page is reloaded: by person and type of booking. */
const files = new Map<string, File>();

/**
 * The note that goes with a booking of this type. Text and file are kept until the session is booked, whichever mentor or time it will
 * be, and over a look at a mentor's page.
 */
export function useBookingNote(type: string): BookingNoteDraft {
  const userId = useStore((state) => state.user?._id ?? '');
  const key = `${userId}:${type}`;
  const { draft, change, forget } = useSessionDraft(`act:booking-note:${type}`, { text: '' });
  const [file, setFile] = useState(() => files.get(key) ?? null);
  function changeFile(chosen: File | null): void {
    if (chosen) files.set(key, chosen);
    else files.delete(key);
    setFile(chosen);
  }
  function forgetAll(): void {
    files.delete(key);
    forget();
  }
  return { text: draft.text, file, changeText: (text) => change({ text }), changeFile, forget: forgetAll };
}
