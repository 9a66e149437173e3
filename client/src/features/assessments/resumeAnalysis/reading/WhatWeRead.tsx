import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { browserClock, type Clock } from '../../../../lib/clock.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import type { Resume } from '../../../../resume/parseResume.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Fold } from '../Fold.tsx';
import { ContactRow } from './ContactRow.tsx';
import { ContactSummary } from './ContactSummary.tsx';
import { CorrectionsBox } from './CorrectionsBox.tsx';
import { type Corrections, correctResume } from './corrections.ts';
import type { PickedLine } from './correctSections.ts';
import { Entries } from './entries/Entries.tsx';
import { EntriesSummary } from './entries/EntriesSummary.tsx';
import { TimeFacts } from './entries/TimeFacts.tsx';
import { LinkIssues } from './LinkIssues.tsx';
import { isDoubtful, isUnnamed, readFields } from './readFields.ts';
import { SectionList } from './SectionList.tsx';
import { SectionsSummary } from './SectionsSummary.tsx';
import { SkillList, SkillsSummary } from './SkillList.tsx';
import { skillsRead } from './skillsRead.ts';

export interface WhatWeReadProps {
  /** As it was read. */
  resume: Resume;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  /** The score with the corrections. */
  percent: number;
  /** A line that was chosen on a page or corrected last. */
  picked: PickedLine | null;
  onPick: (line: PickedLine | null) => void;
  /** Marks a line on its page. Null if lines cannot be shown on a page. */
  onShow: ((line: Line) => void) | null;
  /** Jobs that go on are counted to its month. */
  clock?: Pick<Clock, 'now'>;
}

/** What was found in the file, in short; each part opens to its lines and the ways to correct them, and is open where we are not sure. */
export function WhatWeRead({ clock = browserClock, ...props }: WhatWeReadProps) {
  const { resume, corrections, onCorrect, percent, picked, onPick, onShow } = props;
  const corrected = correctResume(resume, corrections);
  const read = correctResume(resume, { ...corrections, entries: {} }).entries;
  const [now] = useState(() => new Date(clock.now()));
  const fields = readFields(corrected, corrections);
  const { linkIssues } = resume.contact;
  const doubts = fields.filter(isDoubtful).length + linkIssues.length;
  const unnamed = corrected.entries.filter(isUnnamed).length;
  const skills = skillsRead(corrected.sections);
  const headings = corrected.sections.filter(({ heading }) => heading !== null);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <CorrectionsBox {...{ corrections, onCorrect, percent }} />
      <Fold
        level={3}
        title={<Trans>Contact details</Trans>}
        mark={<ToCheck count={doubts} />}
        summary={<ContactSummary fields={fields} />}
        isOpen={doubts > 0}
      >
        <ul className="divide-y divide-line">
          {fields.map((field) => (
            <ContactRow
              key={field.id}
              field={field}
              onShow={onShow}
              onCorrect={(value) =>
                onCorrect({ ...corrections, fields: withKey(corrections.fields, field.id, value) })
              }
            />
          ))}
          <LinkIssues issues={linkIssues} />
        </ul>
      </Fold>
      <Fold
        level={3}
        title={<Trans>Sections</Trans>}
        mark={<ToCheck count={headings.length === 0 ? 1 : 0} />}
        summary={<SectionsSummary sections={headings} />}
        isOpen={headings.length === 0}
        openOn={picked}
      >
        <p className="pt-3 text-14 text-muted">
          <Trans>Missing a heading or bullet? Open the section it ended up in and choose what it is.</Trans>
        </p>
        <ul className="divide-y divide-line">
          <SectionList {...{ resume, corrections, onCorrect, picked, onPick, onShow }} />
        </ul>
      </Fold>
      <Fold
        level={3}
        title={<Trans>Jobs, projects and education</Trans>}
        mark={<ToCheck count={corrected.entries.length === 0 ? 1 : unnamed} />}
        summary={<EntriesSummary entries={corrected.entries} />}
        isOpen={unnamed > 0}
      >
        {read.length === 0 && (
          <p className="pt-3 text-14 text-muted">
            <Trans>
              We look for them under headings such as “Experience”, “Projects” and “Education”. If we missed
              one of yours, choose it under “Sections”.
            </Trans>
          </p>
        )}
        <ul className="divide-y divide-line">
          <Entries {...{ resume, read, now, corrections, onCorrect, onShow }} />
          <TimeFacts entries={corrected.entries} now={now} />
        </ul>
      </Fold>
      <Fold level={3} title={<Trans>Skills</Trans>} summary={<SkillsSummary lines={skills} />}>
        <SkillList lines={skills} onShow={onShow} />
      </Fold>
    </div>
  );
}

/** Of so many things we are not sure. Nothing, if there are none. */
function ToCheck({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="warning">
      <Plural value={count} one="# to check" other="# to check" />
    </Badge>
  );
}

/** With the value under the key, or without the key. */
function withKey<Values extends object>(
  values: Values,
  key: keyof Values,
  value: Values[keyof Values] | null,
): Values {
  const { [key]: _, ...others } = values;
  return (value === null ? others : { ...others, [key]: value }) as Values;
}
