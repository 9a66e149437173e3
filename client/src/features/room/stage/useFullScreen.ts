import { useEffect, useState } from 'react';

export interface FullScreen {
  isOn: boolean;
  /** Phones by Apple have none. */
  isPossible: boolean;
  toggle: () => void;
}

/** The whole document goes to full screen rather than the element, so that dialogs and menus come along. */
export function useFullScreen(): FullScreen {
  const [isOn, setOn] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const onChange = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused when no click stands behind it; then the window simply stays as it is.
    change.catch(() => {});
  };
  return { isOn, isPossible: document.fullscreenEnabled === true, toggle };
}
