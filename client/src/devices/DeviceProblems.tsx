import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { CaptureKind, DeviceProblem as Problem } from '../call/core/ports.ts';
import type { LocalMedia, LocalMediaState } from '../call/media/localMedia.ts';
import { Button } from '../ui/Button.tsx';

const TEXTS: Record<CaptureKind, Record<Problem, MessageDescriptor>> = {
  camera: {
    denied: msg`Your camera is blocked. Click the icon on the left of the address bar, allow the camera, then try again.`,
    not_found: msg`No camera found. Connect one and try again, or continue without it.`,
    in_use: msg`Your camera is in use by another app. Close that app, then try again.`,
    insecure_context: msg`Your browser only allows the camera on secure pages. Open this page with https://.`,
    unknown: msg`Couldn’t start your camera. Try again or choose another one.`,
  },
  microphone: {
    denied: msg`Your microphone is blocked. Click the icon on the left of the address bar, allow the microphone, then try again.`,
    not_found: msg`No microphone found. Connect one and try again.`,
    in_use: msg`Your microphone is in use by another app. Close that app, then try again.`,
    insecure_context: msg`Your browser only allows the microphone on secure pages. Open this page with https://.`,
    unknown: msg`Couldn’t start your microphone. Try again or choose another one.`,
  },
};

/** The browser asks for camera and microphone in one prompt, so one refusal blocks both. */
const BOTH_DENIED = msg`Your camera and microphone are blocked. Click the icon on the left of the address bar, allow both, then try again.`;

export interface DeviceProblemsProps {
  media: LocalMedia;
  mediaState: LocalMediaState;
}

/** Why the camera or microphone is unavailable, and what to click. */
export function DeviceProblems({ media, mediaState: { camera, microphone } }: DeviceProblemsProps) {
  const retry: Record<CaptureKind, () => void> = {
    camera: () => void media.setCamera(true),
    microphone: () => void media.openMicrophone(),
  };
  const [ofCamera, ofMicrophone] = [problemOf(camera), problemOf(microphone)];
  const draw = (kind: CaptureKind, problem: Problem | null) =>
    problem && (
      <ProblemNotice
        text={TEXTS[kind][problem]}
        onRetry={problem === 'insecure_context' ? null : retry[kind]}
      />
    );
  const retryBoth = () => {
    retry.microphone();
    retry.camera();
  };
  if (ofCamera === 'denied' && ofMicrophone === 'denied')
    return <ProblemNotice text={BOTH_DENIED} onRetry={retryBoth} />;
  return (
    <>
      {draw('camera', ofCamera)}
      {draw('microphone', ofMicrophone)}
    </>
  );
}

function problemOf(capture: LocalMediaState[CaptureKind]): Problem | null {
  return capture.status === 'failed' ? capture.problem : null;
}

function ProblemNotice({ text, onRetry }: { text: MessageDescriptor; onRetry: (() => void) | null }) {
  const { t } = useLingui();
  return (
    <div role="alert" className="flex gap-3 rounded-control border border-amber/40 bg-amber/10 p-3 text-14">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
      <div className="flex flex-col items-start gap-2">
        <p>{t(text)}</p>
        {onRetry && (
          <Button tone="quiet" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
