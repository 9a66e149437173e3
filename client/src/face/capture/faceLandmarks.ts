import { FaceLandmarker, type FaceLandmarkerResult } from '@mediapipe/tasks-vision';
import type { Blendshapes } from '../measure/faceFrame.ts';
import { createLightMeter, type LightMeter } from '../measure/lightMeter.ts';
import { type FaceBox, type MainFace, mainFace } from '../measure/mainFace.ts';
import type { AnalyserAssets, Analysis } from './analyser.ts';

/** MediaPipe's face landmarker on the thread that calls it; blocks it for the time of each analysis. */
export interface FaceLandmarks {
  /** Takes ownership of the frame and closes it. */
  analyse(frame: ImageBitmap, atMs: number): Analysis;
  close(): void;
}

/** Loads WebAssembly (3 MB compressed) and model (4 MB). */
export async function loadFaceLandmarks({ wasmUrl, modelUrl }: AnalyserAssets): Promise<FaceLandmarks> {
  const measureLight = createLightMeter();
  const model = await fetchModel(modelUrl);
  const landmarker = await FaceLandmarker.createFromOptions(await loadWasm(wasmUrl), {
    // The GPU delegate is slower without a real GPU and wrong on some devices.
    baseOptions: { modelAssetBuffer: model, delegate: 'CPU' },
    runningMode: 'VIDEO',
    // A second face is detected only to reject readings while it is there.
    numFaces: 2,
    outputFaceBlendshapes: true,
    outputFacialTransformationMatrixes: true,
  });
  return createFaceLandmarks(landmarker, measureLight);
}

/**
 * MediaPipe's own resolver loads the module flavour in a worker by import() but on the page by a classic script tag, which
 * fails. Given the factory beforehand and no path, it loads nothing; it forgets the factory after each use.
 */
async function loadWasm(wasmUrl: string) {
  const { default: ModuleFactory } = await import(
    /* @vite-ignore */ `${wasmUrl}/vision_wasm_module_internal.js`
  );
  // MediaPipe's native code logs ordinary messages as errors.
  const Module = { printErr: (line: string) => console.warn(line) };
  Object.assign(globalThis, { ModuleFactory, Module });
  return { wasmLoaderPath: '', wasmBinaryPath: `${wasmUrl}/vision_wasm_module_internal.wasm` };
}

async function fetchModel(modelUrl: string): Promise<Uint8Array> {
  const response = await fetch(modelUrl);
  if (!response.ok) throw new Error(`face model: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function createFaceLandmarks(landmarker: FaceLandmarker, measureLight: LightMeter): FaceLandmarks {
  let lastMs = 0;
  let lastBox: FaceBox | null = null;
  return {
    analyse(frame, atMs) {
      // Video mode throws when a timestamp does not grow.
      lastMs = Math.max(lastMs + 1, atMs);
      try {
        const startedAt = performance.now();
        const result = landmarker.detectForVideo(frame, lastMs);
        const inferenceMs = performance.now() - startedAt;
        const main = mainFace(result.faceLandmarks, lastBox, frame.height / frame.width);
        lastBox = main?.box ?? null;
        return { inferenceMs, face: main && observation(result, main, measureLight(frame, main.box)) };
      } finally {
        frame.close();
      }
    },
    close: () => landmarker.close(),
  };
}

function observation(result: FaceLandmarkerResult, main: MainFace, luma: number): Analysis['face'] {
  const categories = result.faceBlendshapes[main.index]?.categories ?? [];
  const shapes: Blendshapes = Object.fromEntries(
    categories.map(({ categoryName, score }) => [categoryName, score]),
  );
  const matrix = result.facialTransformationMatrixes[main.index]?.data ?? [];
  return { shapes, matrix, eyeSpan: main.eyeSpan, luma, otherFaceShare: main.otherFaceShare };
}
