import { Trans } from '@lingui/react/macro';
import { READING_ALGORITHM } from '@preproom/models/contract/readings/readings';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EXERCISES, type ExerciseRun, startExercises } from './exercises.ts';
import type { DeviceFrame } from './useDeviceReading.ts';

/** Guides through the exercises and saves the largest values of each as a JSON file. */
export function ExerciseCard({ frame, model }: { frame: DeviceFrame | null; model: string }) {
  const [run, setRun] = useState<ExerciseRun | null>(null);
  useEffect(() => {
    if (run && frame?.detail.signals) run.add(frame.seconds, frame.detail.signals);
  }, [run, frame]);
  if (!frame) return null;
  const now = run?.now(frame.seconds) ?? null;
  const baseline = frame.detail.baseline;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18">
        <Trans>Exercises</Trans>
      </h2>
      <ol className="flex list-decimal flex-wrap gap-x-8 gap-y-1 pl-5 text-14">
        {EXERCISES.map(({ name, seconds }) => (
          <li key={name} aria-current={now?.exercise.name === name ? 'step' : undefined}>
            {name}, {seconds} s
          </li>
        ))}
      </ol>
      <p role="status" className="text-20 tabular-nums">
        {now ? `${now.exercise.name}: ${Math.ceil(now.secondsLeft)} s` : run && <Trans>All done</Trans>}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setRun(startExercises(frame.seconds))} disabled={now !== null}>
          <Trans>Start exercises</Trans>
        </Button>
        <Button
          tone="quiet"
          disabled={!run || now !== null}
          onClick={() => download({ algo: READING_ALGORITHM, model, baseline, exercises: run?.records() })}
        >
          <Trans>Save results</Trans>
        </Button>
      </div>
    </Card>
  );
}

function download(value: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'expression-exercises.json' }).click();
  URL.revokeObjectURL(url);
}
