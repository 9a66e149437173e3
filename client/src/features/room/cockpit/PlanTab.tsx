import { Trans, useLingui } from '@lingui/react/macro';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { Check } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { useNow } from '../../../lib/useNow.ts';
import { type PlacedStep, placedPlan, planOf } from '../../../shared/room/plan.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { LearnerNote } from '../../../ui/session/LearnerNote.tsx';
import { hasSkills, LearnerSkills } from '../../../ui/session/LearnerSkills.tsx';
import type { CockpitRoom } from './cockpitRoom.ts';

/** The round's plan with its minutes, where the clock is in it, and what the learner wants to be asked about. */
export function PlanTab({ room: { round, isFree, startsAt, aboutLearner } }: { room: CockpitRoom }) {
  const elapsedMs = useNow() - Date.parse(startsAt);
  const minute = elapsedMs / MINUTE_MS;
  const steps = placedPlan(planOf(round, isFree), minute);
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const skills = aboutLearner?.skills ?? null;
  const note = aboutLearner?.note ?? null;
  const overMinutes = Math.floor(minute - total);
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-1">
        {steps.map((step) => (
          <Step key={step.fromMinute} step={step} leftMinutes={step.fromMinute + step.minutes - minute} />
        ))}
      </ol>
      <p role="status" className="text-14 text-muted">
        {minute < 0 && <Trans>The plan starts at the booked time.</Trans>}
        {overMinutes >= 1 && <Trans>{overMinutes} min over the planned time</Trans>}
      </p>
      {note && (
        <section aria-labelledby="learner-note" className="flex flex-col gap-2 border-t border-line pt-3">
          <h3 id="learner-note" className="text-16">
            <Trans>Learner’s agenda</Trans>
          </h3>
          <LearnerNote note={note} />
        </section>
      )}
      {hasSkills(skills) && (
        <section aria-labelledby="learner-skills" className="flex flex-col gap-2 border-t border-line pt-3">
          <h3 id="learner-skills" className="text-16">
            <Trans>You can ask about</Trans>
          </h3>
          <LearnerSkills skills={skills} />
        </section>
      )}
    </div>
  );
}

function Step({ step, leftMinutes }: { step: PlacedStep; leftMinutes: number }) {
  const { t } = useLingui();
  const { title, minutes, fromMinute, state } = step;
  const left = Math.max(1, Math.ceil(leftMinutes));
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={cx(
        'flex items-start gap-3 rounded-control border px-3 py-2',
        state === 'now' ? 'border-marigold' : 'border-transparent',
        state === 'over' && 'text-muted',
      )}
    >
      <span className="w-14 shrink-0 pt-0.5 text-14 text-muted tabular-nums">
        {fromMinute}–{fromMinute + minutes}
        <span className="sr-only">
          {' '}
          <Trans>minutes</Trans>
        </span>
      </span>
      <span className="min-w-0 flex-1">{t(title)}</span>
      {state === 'over' && <Check role="img" aria-label={t`Time’s up`} className="mt-1 size-4 shrink-0" />}
      {state === 'now' && <Badge tone="now">{t`${left} min left`}</Badge>}
    </li>
  );
}
