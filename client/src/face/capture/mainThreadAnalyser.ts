import { type Analyser, type AnalyserAssets, AnalyserError } from './analyser.ts';
import type { FaceLandmarks } from './faceLandmarks.ts';

/** For browsers whose workers cannot read faces: blocks the page for the time of each analysis. */
export function createMainThreadAnalyser(assets: AnalyserAssets): Analyser {
  let stopped = false;
  let landmarks: FaceLandmarks | null = null;
  const ready = load();

  async function load() {
    const { loadFaceLandmarks } = await import('./faceLandmarks.ts');
    const loaded = await loadFaceLandmarks(assets);
    if (stopped) loaded.close();
    else landmarks = loaded;
  }

  return {
    ready,
    async analyse(frame, atMs) {
      if (!landmarks) {
        frame.close();
        throw new AnalyserError('a frame came before the model');
      }
      return landmarks.analyse(frame, atMs);
    },
    stop() {
      stopped = true;
      landmarks?.close();
      landmarks = null;
    },
  };
}
