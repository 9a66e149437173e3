import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import type { LocalMedia } from '../../../call/media/localMedia.ts';
import type { Room } from '../parts/api.ts';

interface ConnectionCheckProps {
  room: Room;
  media: LocalMedia;
}

/** The check of the connection, loaded once the lobby is shown. The lobby works without it. */
export function LaterConnectionCheck(props: ConnectionCheckProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ConnectionCheckProps> | null>(null);
  useEffect(() => {
    import('./ConnectionCheck.tsx')
      .then(({ ConnectionCheck }) => setLoaded(() => ConnectionCheck))
      .catch(() => undefined);
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <p className="min-h-9 text-14 text-muted">
      <Trans>Checking your connection, microphone and camera…</Trans>
    </p>
  );
}
