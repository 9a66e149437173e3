import { type ComponentType, useEffect } from 'react';
import { loadTexts } from '../../../lib/i18n.ts';
import type { AgendaLayerProps } from '../agenda/AgendaLayer.tsx';
import { useLoaded } from '../code/useLoaded.ts';

async function loadAgenda(): Promise<ComponentType<AgendaLayerProps>> {
  const [{ AgendaLayer }] = await Promise.all([
    import('../agenda/AgendaLayer.tsx'),
    loadTexts(['agenda', 'words']),
  ]);
  return AgendaLayer;
}

/** Phases, focus time and mode, loaded after the room's first view. The call goes on without them. */
export function AgendaPlace(props: AgendaLayerProps) {
  const { loaded: Layer, hasFailed, retry } = useLoaded(loadAgenda, true);
  const isAskedFor = props.isChoosingFocus && hasFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody asks
  useEffect(() => {
    if (isAskedFor) retry();
  }, [isAskedFor]);
  return Layer && <Layer {...props} />;
}
