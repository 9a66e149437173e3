import type { ComponentType } from 'react';
import { loadTexts } from '../../../lib/i18n.ts';
import type { AgendaLayerProps } from '../agenda/AgendaLayer.tsx';
import { useLaterLayer } from '../code/useLoaded.ts';

async function loadAgenda(): Promise<ComponentType<AgendaLayerProps>> {
  const [{ AgendaLayer }] = await Promise.all([
    import('../agenda/AgendaLayer.tsx'),
    loadTexts(['agenda', 'words']),
  ]);
  return AgendaLayer;
}

/** Phases, focus time and mode, loaded after the room's first view. The call goes on without them. */
export function AgendaPlace(props: AgendaLayerProps) {
  const Layer = useLaterLayer(loadAgenda, props.isChoosingFocus);
  return Layer && <Layer {...props} />;
}
