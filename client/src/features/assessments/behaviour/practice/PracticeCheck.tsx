import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DevicePickers } from '../../../../devices/DevicePickers.tsx';
import { DeviceProblems } from '../../../../devices/DeviceProblems.tsx';
import { SelfView } from '../../../../devices/SelfView.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import type { PracticeSetup } from '../api.ts';
import { ReadingConsent, SpeechConsent } from './PracticeConsents.tsx';
import type { PracticeChoice } from './practiceChoice.ts';
import type { Agreement } from './useAgreement.ts';
import type { PracticeMedia } from './usePracticeMedia.ts';

export interface PracticeCheckProps {
  setup: PracticeSetup;
  choice: PracticeChoice;
  devices: PracticeMedia;
  reading: Agreement;
  speech: Agreement;
  isRecording: boolean;
  onRecording: (isRecording: boolean) => void;
  onBack: () => void;
  onStart: () => void;
  /** What is measured already. */
  children: ReactNode;
}

/** Before the questions: the devices, what is measured, and whether the answers are recorded. */
export function PracticeCheck(props: PracticeCheckProps) {
  const { t } = useLingui();
  const { choice, onBack, onStart, children } = props;
  return (
    <>
      <PageHeading title={t`Get ready`} takesFocus />
      {choice.mode === 'writing' ? <WritingNote /> : <Devices {...props} />}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button size="large" onClick={onStart}>
          <Trans>Start practice</Trans>
        </Button>
        <Button tone="quiet" size="large" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </>
  );
}

function WritingNote() {
  return (
    <p className="text-muted">
      <Trans>
        You’ll type your answers against the clock. We only store how many words you wrote. The text stays on
        this page, and is gone once you close it.
      </Trans>
    </p>
  );
}

function Devices({ setup, choice, devices, reading, speech, isRecording, onRecording }: PracticeCheckProps) {
  const { t } = useLingui();
  const hasCamera = choice.mode === 'camera';
  return (
    <>
      <section aria-label={t`Devices`} className="flex flex-col gap-4">
        {hasCamera && (
          <SelfView
            {...devices}
            className="aspect-[4/3] w-full rounded-card border border-line sm:aspect-video"
          />
        )}
        <DeviceProblems {...devices} />
        <WithoutDevice {...devices} />
        <DevicePickers {...devices} kinds={hasCamera ? ['camera', 'microphone'] : ['microphone']} />
      </section>
      {hasCamera && <ReadingConsent unavailable={setup.readings.unavailable} agreement={reading} />}
      <SpeechConsent unavailable={setup.speech.unavailable} agreement={speech} />
      <section
        aria-labelledby="practice-recording"
        className="flex flex-col gap-3 rounded-card border border-line p-4"
      >
        <h2 id="practice-recording" className="text-18">
          <Trans>Recording</Trans>
        </h2>
        <p className="text-14 text-muted">
          <Trans>
            Watch or listen to your answers afterwards. The recording stays on this page and is never
            uploaded. It’s gone once you close or reload the page, unless you download it.
          </Trans>
        </p>
        <Checkbox checked={isRecording} onChange={({ target }) => onRecording(target.checked)}>
          <Trans>Record my answers on this device</Trans>
        </Checkbox>
      </section>
    </>
  );
}

/** What still works without a device that cannot be opened. */
export function WithoutDevice({ mediaState: { camera, microphone } }: PracticeMedia) {
  if (microphone.status === 'failed')
    return (
      <p className="text-14 text-muted">
        <Trans>Without a microphone, you can type your answers.</Trans>
      </p>
    );
  if (camera.status === 'failed')
    return (
      <p className="text-14 text-muted">
        <Trans>Without a camera, you can answer with sound only.</Trans>
      </p>
    );
  return null;
}
