import { Trans } from '@lingui/react/macro';
import type { PracticeMode } from '@preproom/models/contract/assessments/practiceResult';
import { DeviceProblems } from '../../../../devices/DeviceProblems.tsx';
import { SelfView } from '../../../../devices/SelfView.tsx';
import { Banner } from '../../../../ui/Banner.tsx';
import { WithoutDevice } from './PracticeCheck.tsx';
import type { PracticeMedia } from './usePracticeMedia.ts';

/** The own picture while answering, and what to do when a device is lost. The session goes on with what is left. */
export function PracticeDevices({ mode, ...devices }: PracticeMedia & { mode: PracticeMode }) {
  const { camera, microphone } = devices.mediaState;
  const isHeldBack = [camera, microphone].some((capture) => capture.status === 'on' && capture.isInterrupted);
  return (
    <div className="flex flex-col gap-4 empty:hidden sm:w-56 sm:shrink-0">
      {mode === 'camera' && camera.status !== 'failed' && (
        <SelfView
          {...devices}
          className="aspect-video w-full rounded-card border border-line sm:aspect-[4/3]"
        />
      )}
      <DeviceProblems {...devices} />
      <WithoutDevice {...devices} />
      {isHeldBack && (
        <Banner tone="info" className="text-14">
          <Trans>
            Your device has paused the camera or microphone. Check its switches or system settings.
          </Trans>
        </Banner>
      )}
    </div>
  );
}
