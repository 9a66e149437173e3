import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsentKind } from '@preproom/models/contract/accounts/consents';
import { useWhen } from '../../../../lib/texts/when.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Block, Facts } from './Facts.tsx';
import type { LearnerPartProps } from './parts.ts';

/** What the learner has said about themselves, with the guardian and consents. */
export function ProfileCard({ learner, ask }: LearnerPartProps) {
  const { t } = useLingui();
  const when = useWhen();
  const { dateOfBirth, education, goal, skills, guardian, needsGuardian } = learner;
  const technologies = skills && [...skills.programmingLanguages, ...skills.frameworks, ...skills.databases];
  return (
    <Block
      title={<Trans>Profile</Trans>}
      action={
        dateOfBirth && (
          <Button tone="quiet" size="small" onClick={() => ask({ is: 'birthDate' })}>
            <Trans>Correct date of birth…</Trans>
          </Button>
        )
      }
    >
      {needsGuardian && (
        <Badge tone="warning">
          <Trans>Guardian’s consent missing</Trans>
        </Badge>
      )}
      <Facts
        facts={[
          [t`Date of birth`, dateOfBirth && when.date(dateOfBirth)],
          ...(guardian
            ? [
                [
                  t`Parent or guardian`,
                  t`${guardian.name}, ${guardian.email}, gave consent on ${when.date(guardian.consentedAt)}`,
                ] as const,
              ]
            : []),
          [
            t`Education`,
            education && `${education.degree}, ${education.branch}, ${education.college}, ${education.year}`,
          ],
          [t`Target role`, goal?.targetRole],
          [t`Program of interest`, goal?.program],
          [t`Interview date`, goal?.interviewDate && when.date(goal.interviewDate)],
          [t`Technologies`, technologies?.join(', ')],
        ]}
      />
      <Consents consents={learner.consents} />
    </Block>
  );
}

function Consents({ consents }: Pick<LearnerPartProps['learner'], 'consents'>) {
  const { t } = useLingui();
  const when = useWhen();
  const names: Record<ConsentKind, string> = {
    expression_reading: t`Expression reading`,
    talk_time: t`Talk time`,
    recording: t`Recording`,
    terms: t`Terms of use`,
    privacy: t`Privacy policy`,
    guardian: t`Guardian’s consent`,
    mail: t`Optional e-mails`,
    assessment_sharing: t`Sharing assessments with mentors`,
    text_reminders: t`Text message reminders`,
  };
  if (consents.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-14 font-medium">
        <Trans>Consents</Trans>
      </h3>
      <ul className="flex flex-col gap-1 text-14">
        {consents.map(({ kind, granted, at }) => (
          <li key={kind} className="flex flex-wrap justify-between gap-x-4">
            <span>{names[kind]}</span>
            <span className="text-muted">
              {granted ? t`Given on ${when.date(at)}` : t`Withdrawn on ${when.date(at)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
