import { type ComponentType, useEffect } from 'react';
import { loadTexts } from '../../../lib/i18n.ts';
import { useLoaded } from '../code/useLoaded.ts';
import type { RecordingLayerProps } from '../recording/RecordingLayer.tsx';

async function loadRecording(): Promise<ComponentType<RecordingLayerProps>> {
  const [{ RecordingLayer }] = await Promise.all([
    import('../recording/RecordingLayer.tsx'),
    loadTexts(['recording']),
  ]);
  return RecordingLayer;
}

/** Recording on both devices, loaded after the room's first view. The call goes on without it. */
export function RecordingPlace(props: RecordingLayerProps) {
  const { loaded: Layer, hasFailed, retry } = useLoaded(loadRecording, true);
  const isAskedFor = props.isAsking && hasFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody asks
  useEffect(() => {
    if (isAskedFor) retry();
  }, [isAskedFor]);
  return Layer && <Layer {...props} />;
}
