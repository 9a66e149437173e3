import type { PracticeMode } from '@preproom/models/contract/assessments/practiceResult';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserMedia } from '../../../../call/adapters/browserMedia.ts';
import {
  createLocalMedia,
  type LocalMedia,
  type LocalMediaState,
} from '../../../../call/media/localMedia.ts';

export interface PracticeMedia {
  media: LocalMedia;
  mediaState: LocalMediaState;
}

/** The own devices that the mode needs, open while the component is mounted. */
export function usePracticeMedia(mode: PracticeMode): PracticeMedia {
  const [media] = useState(() => createLocalMedia(browserMedia));
  const mediaState = useSyncExternalStore(media.subscribe, media.get);
  useEffect(() => {
    if (mode === 'writing') return;
    void media.start({ isMuted: false, hasCamera: mode === 'camera' });
    return media.stop;
  }, [media, mode]);
  return { media, mediaState };
}
