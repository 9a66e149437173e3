import { useState } from 'react';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';

type SidePanel = 'chat' | 'code' | 'board' | 'cockpit';

export interface SidePanels {
  isAnyOpen: boolean;
  isOpen(panel: SidePanel): boolean;
  open(panel: SidePanel): void;
  toggle(panel: SidePanel): void;
  close(panel: SidePanel): void;
}

/** 80 rem: beside two of them there is still room for the other person's face. */
const ROOM_FOR_BOTH = '(width >= 80rem)';

/** They take the same place: each is as wide as the video. */
const SHARED: readonly SidePanel[] = ['code', 'board'];

/** What is open beside the video: two at most, and one on a narrower window. Opening another closes the oldest. */
export function useSidePanels(): SidePanels {
  const isWide = useMediaQuery(ROOM_FOR_BOTH);
  const [opened, setOpened] = useState<readonly SidePanel[]>([]);
  const shown = opened.slice(isWide ? -2 : -1);
  const isOpen = (panel: SidePanel) => shown.includes(panel);
  const open = (panel: SidePanel) => {
    if (isOpen(panel)) return;
    const kept = SHARED.includes(panel) ? shown.filter((one) => !SHARED.includes(one)) : shown;
    setOpened([...kept, panel]);
  };
  const close = (panel: SidePanel) => setOpened(shown.filter((one) => one !== panel));
  return {
    isAnyOpen: shown.length > 0,
    isOpen,
    open,
    close,
    toggle: (panel) => (isOpen(panel) ? close(panel) : open(panel)),
  };
}
