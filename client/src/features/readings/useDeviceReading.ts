import { FACE_WASM_PATH, faceModelPath } from '@preproom/models/contract/http/page';
import { useEffect, useRef, useState } from 'react';
import { createFaceReader, type ReadFrame } from '../../face/capture/faceReader.ts';
import { createModePolicy, type DeviceMode, FRAMES_PER_SECOND } from '../../face/capture/modePolicy.ts';
import {
  createReadingPipeline,
  type PipelineDetail,
  type PipelineStep,
} from '../../face/measure/readingPipeline.ts';

/** The last analysed frame with all values computed from it. */
export interface DeviceFrame {
  seconds: number;
  inferenceMs: number;
  framesPerSecond: number;
  mode: DeviceMode;
  luma: number | null;
  eyeSpan: number | null;
  step: PipelineStep;
  detail: PipelineDetail;
}

export interface DeviceReading {
  stream: MediaStream | null;
  frame: DeviceFrame | null;
  thread: 'worker' | 'main thread' | null;
  fault: 'failed' | 'no camera' | null;
  recalibrate: () => void;
  renewPose: () => void;
}

/** Reads this device's camera while the component is mounted; nothing leaves the device. */
export function useDeviceReading(modelSha256: string): DeviceReading {
  const [pipeline] = useState(createReadingPipeline);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [frame, setFrame] = useState<DeviceFrame | null>(null);
  const [thread, setThread] = useState<DeviceReading['thread']>(null);
  const [fault, setFault] = useState<DeviceReading['fault']>(null);
  const lastAt = useRef(Number.NaN);

  useEffect(() => openCamera(setStream, () => setFault('no camera')), []);

  useEffect(() => {
    const track = stream?.getVideoTracks()[0];
    if (!track) return;
    let policy = createModePolicy({ onMainThread: false });
    const reader = createFaceReader({ wasmUrl: FACE_WASM_PATH, modelUrl: faceModelPath(modelSha256) });
    reader.setTrack(track);
    reader.setFramesPerSecond(FRAMES_PER_SECOND.full);
    reader.start({
      onReady({ onMainThread }) {
        policy = createModePolicy({ onMainThread });
        setThread(onMainThread ? 'main thread' : 'worker');
      },
      onFrame(read: ReadFrame) {
        const mode = policy.add(read);
        reader.setFramesPerSecond(FRAMES_PER_SECOND[mode]);
        const step = pipeline.add(read, Math.round(1000 * read.seconds), mode === 'none' ? 'reduced' : mode);
        const framesPerSecond = 1 / (read.seconds - lastAt.current);
        lastAt.current = read.seconds;
        const { face, seconds, inferenceMs } = read;
        const picture = { luma: face?.luma ?? null, eyeSpan: face?.eyeSpan ?? null };
        setFrame({
          seconds,
          inferenceMs,
          framesPerSecond,
          mode,
          ...picture,
          step,
          detail: pipeline.detail(),
        });
      },
      onUnavailable: () => setFault('failed'),
    });
    return reader.stop;
  }, [stream, pipeline, modelSha256]);

  return { stream, frame, thread, fault, recalibrate: pipeline.recalibrate, renewPose: pipeline.renewPose };
}

function openCamera(onStream: (stream: MediaStream) => void, onRefused: () => void): () => void {
  let isGone = false;
  let opened: MediaStream | null = null;
  const letGo = () => {
    for (const track of opened?.getTracks() ?? []) track.stop();
  };
  navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } }).then((stream) => {
    opened = stream;
    if (isGone) letGo();
    else onStream(stream);
  }, onRefused);
  return () => {
    isGone = true;
    letGo();
  };
}
