import type { AppError } from '@preproom/models/contract/http/errors';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { asAppError } from '../../../../lib/api.ts';
import { onboardingPath } from '../../../../lib/ownHome.ts';
import { sessionPath } from '../../../../lib/sessionPaths.ts';
import { useStore } from '../../../../lib/store.ts';
import { passNoteFile } from '../../messages/noteFile.ts';
import { useBookingCalls } from '../api.ts';
import type { Purchase } from '../bookable.ts';
import type { BookingNoteDraft } from './useBookingNote.ts';

export interface Confirm {
  isBusy: boolean;
  error: AppError | null;
  confirm: () => void;
}

export interface Confirming {
  purchase: Purchase;
  mentorId: string;
  startsAt: string | null;
  note: BookingNoteDraft;
  /** True while this page books: until the session's page opens, or booking fails. */
  onBooking: (isBooking: boolean) => void;
}

/** Books the chosen time and opens its page. An incomplete profile comes first, and leads back to this address. */
export function useConfirm({ purchase, mentorId, startsAt, note, onBooking }: Confirming): Confirm {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isComplete = useStore((state) => state.user?.completed ?? false);
  const { book } = useBookingCalls();
  const completeProfile = () =>
    navigate(`${onboardingPath('user')}?next=${encodeURIComponent(pathname + search)}`);

  async function send(): Promise<void> {
    if (!startsAt) return;
    if (!isComplete) return void completeProfile();
    onBooking(true);
    try {
      const packId = purchase.pack?._id ?? null;
      const text = note.text.trim();
      const booking = { mentorId, startsAt, round: purchase.round, packId, ...(text && { note: text }) };
      const { roomid } = await book(booking);
      note.forget();
      passNoteFile(roomid, note.file);
      void navigate(sessionPath(roomid), { replace: true, state: { bookedFor: startsAt } });
    } catch (failure) {
      onBooking(false);
      const { code } = asAppError(failure);
      // Known here only from now on: another tab has booked, or the profile has lost a step.
      if (code === 'round_used' || code === 'introduction_used' || code === 'profile_needed')
        await useStore.getState().refreshUser();
      if (code === 'profile_needed') return void completeProfile();
      throw failure;
    }
  }
  const { isPending, error, mutate } = useMutation({ mutationFn: send });
  return { isBusy: isPending, error, confirm: () => mutate() };
}
