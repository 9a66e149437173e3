import { Trans } from '@lingui/react/macro';
import { LearnerNote } from '../../../ui/session/LearnerNote.tsx';
import { hasSkills, LearnerSkills } from '../../../ui/session/LearnerSkills.tsx';
import { AgendaControls } from '../agenda/AgendaControls.tsx';
import type { CockpitRoom } from './cockpitRoom.ts';

/** The interview's agenda, and what the learner wants to be asked about. */
export function PlanTab({ room }: { room: CockpitRoom }) {
  const { aboutLearner } = room;
  const skills = aboutLearner?.skills ?? null;
  const note = aboutLearner?.note ?? null;
  return (
    <div className="flex flex-col gap-3">
      <AgendaControls room={room} />
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
