import { useState } from 'react';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';

type SidePanel = 'chat' | 'cockpit';

export interface SidePanels {
  isOpen(panel: SidePanel): boolean;
  toggle(panel: SidePanel): void;
  close(panel: SidePanel): void;
}

/** 80 rem: beside chat and guide there is still room for the other person's face. */
const ROOM_FOR_BOTH = '(width >= 80rem)';

/** What is open beside the video. On a narrower window, opening one closes the other. */
export function useSidePanels(): SidePanels {
  const isWide = useMediaQuery(ROOM_FOR_BOTH);
  const [opened, setOpened] = useState<readonly SidePanel[]>([]);
  const shown = isWide ? opened : opened.slice(-1);
  const isOpen = (panel: SidePanel) => shown.includes(panel);
  const close = (panel: SidePanel) => setOpened(shown.filter((one) => one !== panel));
  return {
    isOpen,
    close,
    toggle: (panel) => (isOpen(panel) ? close(panel) : setOpened([...shown, panel])),
  };
}
