import { Trans } from '@lingui/react/macro';
import type { AboutLearner as Facts } from '@preproom/models/contract/sessions/sessions';
import type { ReactNode } from 'react';
import { useWhen } from '../../lib/texts/when.ts';
import { Card } from '../Card.tsx';
import { DownloadFile } from './DownloadFile.tsx';
import { LearnerNote } from './LearnerNote.tsx';
import { hasSkills, LearnerSkills } from './LearnerSkills.tsx';

/** Tells the mentor about the learner of this interview. */
export function AboutLearner({ about }: { about: Facts }) {
  const when = useWhen();
  const { targetRole, program, interviewDate, education, skills, note, resume } = about;
  const isEmpty =
    !targetRole && !program && !interviewDate && !education && !hasSkills(skills) && !note && !resume;
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
      {note && (
        <section aria-labelledby="learner-note" className="flex flex-col gap-2">
          <h3 id="learner-note" className="text-16">
            <Trans>Agenda for this session</Trans>
          </h3>
          <LearnerNote note={note} />
        </section>
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
  return (
    <DownloadFile id={_id}>
      <Trans>Download resume ({name})</Trans>
    </DownloadFile>
  );
}
