import type { UndoOffer } from '@preproom/models/contract/team/undo';
import { createObservable } from '../observable.ts';

/** The team member's last change that can be taken back; the shell shows it (`app/shell/UndoOffered.tsx`). */
export const undoOffered = createObservable<{ offer: UndoOffer | null }>({ offer: null });

/** Offers to take back the change that was just made. */
export function offerUndo(offer: UndoOffer | null): void {
  undoOffered.change({ offer });
}
