import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { browserClock, type Clock } from '../../../../lib/clock.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import type { Resume } from '../../../../resume/parseResume.ts';
import type { ShownPages } from '../useResumeReading.ts';
import { ContactRow } from './ContactRow.tsx';
import { CorrectionsBox } from './CorrectionsBox.tsx';
import { type Corrections, correctResume } from './corrections.ts';
import { lineKey, type PickedLine } from './correctSections.ts';
import { Entries } from './Entries.tsx';
import { LinkIssues } from './LinkIssues.tsx';
import { Pages } from './Pages.tsx';
import { readFields } from './readFields.ts';
import { SectionList } from './SectionList.tsx';
import { TimeFacts } from './TimeFacts.tsx';

export interface WhatWeReadProps {
  /** As it was read. */
  resume: Resume;
  pages: ShownPages;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  /** The score with the corrections. */
  percent: number;
  /** Jobs that go on are counted to its month. */
  clock?: Pick<Clock, 'now'>;
}

/** What was found in the file, each with its line marked on the page, and a way to correct it. */
export function WhatWeRead({ clock = browserClock, ...props }: WhatWeReadProps) {
  const { resume, pages, corrections, onCorrect, percent } = props;
  const [shown, setShown] = useState<Line | null>(null);
  const [picked, setPicked] = useState<PickedLine | null>(null);
  const hasPages = resume.kind === 'pdf';
  // A new object each time, so that the same line is scrolled to again.
  const show = hasPages ? (line: Line) => setShown({ ...line }) : null;
  const corrected = correctResume(resume, corrections);
  const read = correctResume(resume, { ...corrections, entries: {} }).entries;
  const [now] = useState(() => new Date(clock.now()));
  const fields = readFields(corrected, corrections);
  const marked = onceEach([
    ...fields.map(({ line }) => line),
    ...corrected.sections.map(({ heading }) => heading),
    ...corrected.entries.map(({ lines }) => lines[0] ?? null),
  ]);
  return (
    <div className={hasPages ? 'grid min-w-0 gap-6 lg:grid-cols-2 lg:items-start' : 'min-w-0'}>
      <div className="flex min-w-0 flex-col gap-6">
        <CorrectionsBox {...{ corrections, onCorrect, percent }} />
        <Group title={<Trans>Contact details</Trans>}>
          {fields.map((field) => (
            <ContactRow
              key={field.id}
              field={field}
              onShow={show}
              onCorrect={(value) =>
                onCorrect({ ...corrections, fields: withKey(corrections.fields, field.id, value) })
              }
            />
          ))}
          <LinkIssues issues={resume.contact.linkIssues} />
        </Group>
        <Group
          title={<Trans>Sections</Trans>}
          lead={
            <Trans>Missing a heading or bullet? Open the section it ended up in and choose what it is.</Trans>
          }
        >
          <SectionList {...{ resume, corrections, onCorrect, picked }} onPick={setPicked} onShow={show} />
        </Group>
        {read.length > 0 && (
          <Group title={<Trans>Jobs, projects and education</Trans>}>
            <Entries {...{ resume, read, now, corrections, onCorrect }} onShow={show} />
            <TimeFacts entries={corrected.entries} now={now} />
          </Group>
        )}
      </div>
      {hasPages ? (
        <div className="min-w-0 lg:sticky lg:top-20">
          <Pages
            {...{ pages, marked, shown }}
            lines={resume.sections.flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines))}
            onPick={(line) => setPicked({ key: lineKey(line) })}
          />
        </div>
      ) : (
        <p className="mt-4 text-14 text-muted">
          <Trans>No preview for Word files, because their pages aren’t fixed.</Trans>
        </p>
      )}
    </div>
  );
}

/** A line may have several details; it is marked once. */
function onceEach(lines: readonly (Line | null)[]): Line[] {
  const places = lines.flatMap((line) => (line ? [[lineKey(line), line] as const] : []));
  return [...new Map(places).values()];
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

interface GroupProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

function Group({ title, lead, children }: GroupProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-1">
      <h3 id={heading} className="text-16 font-semibold tracking-normal">
        {title}
      </h3>
      {lead && <p className="text-14 text-muted">{lead}</p>}
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4">{children}</ul>
    </section>
  );
}
