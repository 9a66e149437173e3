import type { AppError } from '@preproom/models/contract/http/errors';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { asAppError } from '../../../../lib/api.ts';
import { sessionPath } from '../../../../lib/sessionPaths.ts';
import { useStore } from '../../../../lib/store.ts';
import { useBookingCalls } from '../api.ts';
import type { Purchase } from '../bookable.ts';

export interface Confirm {
  isBusy: boolean;
  error: AppError | null;
  confirm: () => void;
}

export interface Confirming {
  purchase: Purchase;
  mentorId: string;
  startsAt: string | null;
  /** True while this page books: until the session's page opens, or booking fails. */
  onBooking: (isBooking: boolean) => void;
}

/** Books the chosen time and opens its page. */
export function useConfirm({ purchase, mentorId, startsAt, onBooking }: Confirming): Confirm {
  const navigate = useNavigate();
  const { book } = useBookingCalls();

  async function send(): Promise<void> {
    if (!startsAt) return;
    onBooking(true);
    try {
      const packId = purchase.pack?._id ?? null;
      const { roomid } = await book({ mentorId, startsAt, round: purchase.round, packId });
      void navigate(sessionPath(roomid), { replace: true, state: { bookedFor: startsAt } });
    } catch (failure) {
      onBooking(false);
      const { code } = asAppError(failure);
      // Known here only from now on: another tab has booked.
      if (code === 'round_used' || code === 'introduction_used') await useStore.getState().refreshUser();
      throw failure;
    }
  }
  const { isPending, error, mutate } = useMutation({ mutationFn: send });
  return { isBusy: isPending, error, confirm: () => mutate() };
}
