import { Trans, useLingui } from '@lingui/react/macro';
import { SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import type { ReactNode } from 'react';
import { bookPath } from '../../../../lib/sessionPaths.ts';
import { useStore } from '../../../../lib/store.ts';
import { useRoundText } from '../../../../lib/texts/roundText.ts';
import { closestRole } from '../../../../resume/targets/closestRole.ts';
import { Link } from '../../../../ui/Link.tsx';
import { fittingRound, quizzesFor } from './jobPractice.ts';

/** What to do next for a job: the quizzes of its field, and the round that fits. */
export function PractiseForJob({ job }: { job: string }) {
  const { i18n } = useLingui();
  const role = closestRole(job);
  const quizzes = quizzesFor(role)
    .map((subject) => labelOf(SUBJECT_NAMES, subject, i18n.locale as Language))
    .join(' · ');
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-raised px-4">
      <Step title={<Trans>Close the gaps you can</Trans>}>
        <Trans>Add skills you have but left out. Learn the rest before the interview.</Trans>
      </Step>
      <Step
        title={<Trans>Test your knowledge</Trans>}
        action={
          <Link to="/assessments/technical">
            <Trans>Choose a quiz</Trans>
          </Link>
        }
      >
        {quizzes ? <Trans>Suggested quizzes: {quizzes}</Trans> : <Trans>Choose the closest field.</Trans>}
      </Step>
      <RoundStep role={role} />
    </ol>
  );
}

function RoundStep({ role }: { role: ReturnType<typeof closestRole> }) {
  const roundText = useRoundText();
  const pack = useStore((state) => state.ActivePack);
  const round = fittingRound(role, pack);
  if (!round)
    return (
      <Step
        title={<Trans>Practise with a mentor</Trans>}
        action={
          <Link to="/programs">
            <Trans>See programs</Trans>
          </Link>
        }
      >
        <Trans>A mock interview shows what a resume can’t.</Trans>
      </Step>
    );
  const name = roundText(round);
  return (
    <Step
      title={<Trans>Practise with a mentor</Trans>}
      action={
        <Link to={bookPath(round)}>
          <Trans>Find a time</Trans>
        </Link>
      }
    >
      <Trans>Best round in your pack: {name}</Trans>
    </Step>
  );
}

interface StepProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

function Step({ title, action, children }: StepProps) {
  return (
    <li className="flex flex-col gap-0.5 py-3">
      <h3 className="text-16 font-medium tracking-normal">{title}</h3>
      <p className="text-14 text-muted">
        {children} {action}
      </p>
    </li>
  );
}
