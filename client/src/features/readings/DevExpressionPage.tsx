import { Trans, useLingui } from '@lingui/react/macro';
import { FACE_MODEL_SHA256 } from '@preproom/models/contract/http/page';
import { READING_NAMES } from '@preproom/models/contract/readings/expressionSummary';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { activation } from '../../face/measure/activation.ts';
import { SHAPE_SIGNALS } from '../../face/measure/faceSignals.ts';
import { PROBLEM_TEXTS } from '../../shared/readings/readingTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ExerciseCard } from './ExerciseCard.tsx';
import { type DeviceFrame, type DeviceReading, useDeviceReading } from './useDeviceReading.ts';

interface SignalBarProps {
  name: string;
  /** 0 to 1. */
  value: number;
  detail?: string;
}

/**
 * Every signal and reading of the own face, to check the measures on real people. Outside production only. With
 * `?model=<sha256>` it uses the model of the server's FACE_MODEL_PATH.
 */
export function DevExpressionPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const model = search.get('model') ?? FACE_MODEL_SHA256;
  const reading = useDeviceReading(model);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-6">
      <PageHeading title={t`Expression reading on this device`} />
      {reading.fault && <p role="alert">{reading.fault}</p>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Camera reading={reading} />
          <ExerciseCard frame={reading.frame} model={model} />
        </div>
        {reading.frame && <Bars frame={reading.frame} />}
      </div>
    </div>
  );
}

function Camera({ reading }: { reading: DeviceReading }) {
  const { stream, frame, thread } = reading;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <Card className="flex flex-col gap-4">
      <video ref={video} autoPlay muted playsInline className="w-full -scale-x-100 rounded-control bg-line" />
      {frame && <Facts frame={frame} thread={thread} />}
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={reading.recalibrate}>
          <Trans>Set up again</Trans>
        </Button>
        <Button tone="quiet" onClick={reading.renewPose} disabled={!frame?.step.moved}>
          <Trans>Reset pose</Trans>
        </Button>
      </div>
    </Card>
  );
}

function Facts({ frame, thread }: { frame: DeviceFrame; thread: DeviceReading['thread'] }) {
  const { t } = useLingui();
  const { step, detail } = frame;
  const head = detail.signals?.head;
  const facts: [string, string][] = [
    [t`Mode`, `${frame.mode}, ${thread}`],
    [t`Frames per second`, frame.framesPerSecond.toFixed(1)],
    [t`Inference`, `${frame.inferenceMs.toFixed(0)} ms`],
    [t`Calibration`, step.calibrating === null ? t`done` : `${Math.round(100 * step.calibrating)} %`],
    [t`Quality`, detail.quality.q.toFixed(2)],
    [t`Reason`, step.problem ? t(PROBLEM_TEXTS[step.problem]) : '–'],
    [t`Light, eye distance`, `${frame.luma?.toFixed(0) ?? '–'}, ${frame.eyeSpan?.toFixed(3) ?? '–'}`],
    [
      t`Yaw, pitch up, roll`,
      head ? `${head.yaw.toFixed(1)}°, ${head.pitchUp.toFixed(1)}°, ${head.roll.toFixed(1)}°` : '–',
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-14 tabular-nums">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bars({ frame }: { frame: DeviceFrame }) {
  const { signals, baseline, values } = frame.detail;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18">
        <Trans>Readings</Trans>
      </h2>
      <div className="flex flex-col gap-1">
        {READING_NAMES.map((name, i) => (
          <SignalBar key={name} name={name} value={values?.[i] ?? 0} />
        ))}
      </div>
      <h2 className="text-18">
        <Trans>Movements: activation and shape above baseline</Trans>
      </h2>
      <div className="flex flex-col gap-1">
        {SHAPE_SIGNALS.map((name) => {
          const raw = signals?.shapes[name] ?? 0;
          const rest = baseline?.shapes[name] ?? 0;
          const detail = `${raw.toFixed(3)} / ${rest.toFixed(3)}`;
          return <SignalBar key={name} name={name} value={activation(name, raw, rest)} detail={detail} />;
        })}
      </div>
    </Card>
  );
}

/** A value between 0 and 1 as a bar and a number. */
function SignalBar({ name, value, detail }: SignalBarProps) {
  return (
    <div className="grid grid-cols-[8rem_1fr_2.5rem] sm:grid-cols-[9rem_1fr_3rem_7rem] items-center gap-2 text-14 tabular-nums">
      <span>{name}</span>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-peacock" style={{ width: `${100 * value}%` }} />
      </div>
      <span>{value.toFixed(2)}</span>
      <span className="text-12 text-muted max-sm:hidden">{detail}</span>
    </div>
  );
}
