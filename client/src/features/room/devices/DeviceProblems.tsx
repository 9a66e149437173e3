import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { CaptureKind, DeviceProblem as Problem } from '../../../call/core/ports.ts';
import type { LocalMedia, LocalMediaState } from '../../../call/media/localMedia.ts';
import { Button } from '../../../ui/Button.tsx';

const TEXTS: Record<CaptureKind, Record<Problem, MessageDescriptor>> = {
  camera: {
    denied: msg`The camera is blocked for this page. Click the icon at the left of the address bar, allow the camera, then try again.`,
    not_found: msg`No camera was found. Plug one in, then try again. You can also join without one.`,
    in_use: msg`Another program is using the camera. Close it there, then try again.`,
    insecure_context: msg`This page was not opened over https, so the browser gives it no camera. Open the address that begins with https.`,
    unknown: msg`The camera could not be started. Try again, or choose another one.`,
  },
  microphone: {
    denied: msg`The microphone is blocked for this page. Click the icon at the left of the address bar, allow the microphone, then try again.`,
    not_found: msg`No microphone was found. Plug one in, then try again. Without one you can listen, but not be heard.`,
    in_use: msg`Another program is using the microphone. Close it there, then try again.`,
    insecure_context: msg`This page was not opened over https, so the browser gives it no microphone. Open the address that begins with https.`,
    unknown: msg`The microphone could not be started. Try again, or choose another one.`,
  },
};

/** What one refusal leaves behind: the browser asks for both at once. */
const BOTH_DENIED = msg`Camera and microphone are blocked for this page. Click the icon at the left of the address bar, allow both, then try again.`;

export interface DeviceProblemsProps {
  media: LocalMedia;
  mediaState: LocalMediaState;
}

/** Why camera or microphone cannot be had, and where to click. */
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
