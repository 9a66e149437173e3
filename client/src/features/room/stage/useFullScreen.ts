import { useEffect, useState } from 'react';

export interface FullScreen {
  isOn: boolean;
  /** False on iPhones, which do not support it. */
  isPossible: boolean;
  toggle: () => void;
}

/** Full screen of the whole document, because dialogs and menus are rendered outside the room's element. */
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
    // Browsers reject this without a user gesture; the window then stays as it is.
    change.catch(() => {});
  };
  return { isOn, isPossible: document.fullscreenEnabled === true, toggle };
}
