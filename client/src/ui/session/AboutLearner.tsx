import { Trans } from '@lingui/react/macro';
import type { AboutLearner as Facts } from '@preproom/models/contract/sessions/sessions';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openPrivateFile } from '../../lib/files/privateFile.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { hasSkills, LearnerSkills } from './LearnerSkills.tsx';

/** Tells the mentor about the learner of this interview. */
export function AboutLearner({ about }: { about: Facts }) {
  const when = useWhen();
  const { targetRole, program, interviewDate, education, skills, resume } = about;
  const isEmpty = !targetRole && !program && !interviewDate && !education && !hasSkills(skills) && !resume;
  return (
    <Card as="section" labelledBy="about-learner" className="flex flex-col gap-3">
      <h2 id="about-learner" className="text-18">
        <Trans>About the learner</Trans>
      </h2>
      {isEmpty && (
        <p className="text-14 text-muted">
          <Trans>No details added yet.</Trans>
        </p>
      )}
      <dl className="flex flex-col gap-2 text-14 empty:hidden">
        {targetRole && <Fact name={<Trans>Target role</Trans>}>{targetRole}</Fact>}
        {program && <Fact name={<Trans>Program of interest</Trans>}>{program}</Fact>}
        {interviewDate && <Fact name={<Trans>Interview date</Trans>}>{when.date(interviewDate)}</Fact>}
        {education && (
          <Fact name={<Trans>Education</Trans>}>
            {education.degree}, {education.branch}, {education.year}
            <br />
            {education.college}
          </Fact>
        )}
      </dl>
      {hasSkills(skills) && <LearnerSkills skills={skills} />}
      {resume && <Resume {...resume} />}
    </Card>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Resume({ _id, name }: NonNullable<Facts['resume']>) {
  const errorText = useErrorText();
  const opening = useMutation({ mutationFn: () => openPrivateFile(_id) });
  return (
    <>
      <Button tone="quiet" size="small" className="self-start" onClick={() => opening.mutate()}>
        <span className="min-w-0 wrap-anywhere">
          <Trans>Download resume ({name})</Trans>
        </span>
      </Button>
      {opening.error && (
        <p role="alert" className="text-14 text-brick">
          {errorText(opening.error)}
        </p>
      )}
    </>
  );
}
