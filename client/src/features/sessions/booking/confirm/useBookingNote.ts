import { useState } from 'react';
import { useSessionDraft } from '../../../../lib/drafts/useSessionDraft.ts';

export interface BookingNoteDraft {
  text: string;
  file: File | null;
  changeText: (text: string) => void;
  changeFile: (file: File | null) => void;
  /** After the booking. */
  forget: () => void;
}

/** The note that goes with a booking of this type. Its text is kept until the session is booked, whichever mentor or time it will be. */
export function useBookingNote(type: string): BookingNoteDraft {
  const { draft, change, forget } = useSessionDraft(`act:booking-note:${type}`, { text: '' });
  const [file, changeFile] = useState<File | null>(null);
  return { text: draft.text, file, changeText: (text) => change({ text }), changeFile, forget };
}
