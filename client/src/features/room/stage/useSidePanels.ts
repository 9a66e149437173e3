import { useState } from 'react';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';

type SidePanel = 'chat' | 'code' | 'cockpit';

export interface SidePanels {
  isOpen(panel: SidePanel): boolean;
  open(panel: SidePanel): void;
  toggle(panel: SidePanel): void;
  close(panel: SidePanel): void;
}

/** 80 rem: beside two of them there is still room for the other person's face. */
const ROOM_FOR_BOTH = '(width >= 80rem)';

/** What is open beside the video: two at most, and one on a narrower window. Opening another closes the oldest. */
export function useSidePanels(): SidePanels {
  const isWide = useMediaQuery(ROOM_FOR_BOTH);
  const [opened, setOpened] = useState<readonly SidePanel[]>([]);
  const shown = opened.slice(isWide ? -2 : -1);
  const isOpen = (panel: SidePanel) => shown.includes(panel);
  const open = (panel: SidePanel) => !isOpen(panel) && setOpened([...shown, panel]);
  const close = (panel: SidePanel) => setOpened(shown.filter((one) => one !== panel));
  return {
    isOpen,
    open,
    close,
    toggle: (panel) => (isOpen(panel) ? close(panel) : open(panel)),
  };
}
