import type { ComponentType } from 'react';
import { loadTexts } from '../../../lib/i18n.ts';
import { useLaterLayer } from '../code/useLoaded.ts';
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
  const Layer = useLaterLayer(loadRecording, props.isAsking);
  return Layer && <Layer {...props} />;
}
