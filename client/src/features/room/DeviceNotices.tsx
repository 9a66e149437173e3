import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import type { LocalMediaState } from '../../call/localMedia.ts';
import { Button } from '../../ui/Button.tsx';

type Kind = 'microphone' | 'camera' | 'screen';
const KINDS: readonly Kind[] = ['microphone', 'camera', 'screen'];

export interface DeviceNoticesProps {
  mediaState: LocalMediaState;
  onChooseDevice: () => void;
}

/** Says that a device stopped working in the call. What was missing from the start was said in the lobby. */
export function DeviceNotices({ mediaState, onChooseDevice }: DeviceNoticesProps) {
  const failed = KINDS.filter((kind) => mediaState[kind].status === 'failed');
  const [known, setKnown] = useState(failed);
  // What works again is news when it fails the next time.
  if (known.some((kind) => !failed.includes(kind))) setKnown(known.filter((kind) => failed.includes(kind)));
  const news = failed.filter((kind) => !known.includes(kind));
  return news.map((kind) => (
    <Notice
      key={kind}
      kind={kind}
      onChooseDevice={onChooseDevice}
      onDismiss={() => setKnown([...known, kind])}
    />
  ));
}

interface NoticeProps {
  kind: Kind;
  onChooseDevice: () => void;
  onDismiss: () => void;
}

function Notice({ kind, onChooseDevice, onDismiss }: NoticeProps) {
  const { t } = useLingui();
  const texts: Record<Kind, string> = {
    microphone: t`Your microphone stopped working. Nobody can hear you.`,
    camera: t`Your camera stopped working. The call goes on without it.`,
    screen: t`The screen could not be shared.`,
  };
  return (
    <div
      role="alert"
      className="flex max-w-md items-center gap-3 self-center rounded-card border border-amber/50 bg-raised px-3 py-2 text-14 shadow-layer"
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />
      <p className="min-w-0 flex-1">{texts[kind]}</p>
      {kind !== 'screen' && (
        <Button tone="quiet" onPress={onChooseDevice}>
          <Trans>Devices</Trans>
        </Button>
      )}
      <Button tone="quiet" aria-label={t`Dismiss`} onPress={onDismiss} className="px-2">
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  );
}
