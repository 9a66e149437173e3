import type { SectionKind } from '@preproom/client/src/resume/words/headings.ts';
import { headingText } from './layouts/headingText.ts';
import type { Layout } from './layouts/layouts.ts';
import type { Person } from './people/person.ts';
import { type Entry, isBullet, linesOf, withoutMark } from './resumeText.ts';

/** What is to be found in one file. */
export interface Truth {
  name: string;
  email: string;
  /** With the country's code. */
  phone: string;
  links: readonly string[];
  /** Null if either can be said. */
  columns: number | null;
  headings: readonly { text: string; kind: SectionKind }[];
  entries: readonly (Entry & { kind: SectionKind })[];
  bullets: readonly string[];
  /** As "cgpa 8.4/10" or "percentage 91.2". */
  scores: readonly string[];
  /** About how many words it has. */
  words: number;
  advice: readonly string[];
}

export function truthOf({ text, phone, scores }: Person, layout: Layout): Truth {
  const { name, email, links, sections, personal = [], photo } = text;
  const headings = sections.map(({ heading, kind }) => ({
    text: headingText(heading, kind, layout.headings),
    kind,
  }));
  const contact = { text: headingText('Contact', 'contact', layout.headings), kind: 'contact' } as const;
  const lines = sections.flatMap(linesOf);
  return {
    name,
    email,
    phone,
    links,
    columns: layout.columns,
    headings: layout.hasContactHeading ? [contact, ...headings] : headings,
    entries: sections.flatMap(({ kind, entries = [] }) => entries.map((entry) => ({ ...entry, kind }))),
    bullets: lines.filter(isBullet).map(withoutMark),
    scores,
    words: [name, ...headings.map((heading) => heading.text), ...lines].join(' ').split(/\s+/).length,
    advice: [
      ...(photo ? ['photo'] : []),
      ...(personal.some((line) => /birth|dob/i.test(line)) ? ['birthDate'] : []),
      ...(personal.some((line) => /father|mother/i.test(line)) ? ['parentsNames'] : []),
    ],
  };
}
