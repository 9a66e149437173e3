import type { ComponentType } from 'react';
import type { SharedView } from '../code/sharedView.ts';
import type { Room } from '../parts/api.ts';

export interface CockpitProps {
  room: Pick<Room, 'roomid' | 'round' | 'isFree' | 'startsAt' | 'aboutLearner'>;
  /** Whether both people have been in the room. */
  hasMet: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Opens the shared code or the board on this device. */
  onOpenShared: (view: SharedView) => void;
}

/** Passed in by the app, because features do not import each other. */
export interface WithCockpit {
  /** The mentor's guide through the interview. Mounted for the mentor only, also while it is closed. */
  Cockpit: ComponentType<CockpitProps>;
}
