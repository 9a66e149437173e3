import { analyseResume, type ResumeAnalysis } from '@preproom/client/src/resume/analyseResume.ts';
import { extractResume } from '@preproom/client/src/resume/extract/extractResume.ts';
import { parseResume } from '@preproom/client/src/resume/parseResume.ts';

/** What the product finds in a file, in the form of the truth. */
export interface FoundResume {
  name: string;
  emails: readonly string[];
  phones: readonly string[];
  links: readonly string[];
  columns: number;
  headings: readonly { text: string; kind: string }[];
  entries: readonly FoundEntry[];
  bullets: readonly string[];
  scores: readonly string[];
  analysis: ResumeAnalysis;
}

export interface FoundEntry {
  kind: string;
  title: string;
  organisation: string;
  from: string | null;
  to: string | null;
}

export async function foundIn(bytes: Uint8Array): Promise<FoundResume> {
  const resume = parseResume(await extractResume(bytes));
  const { contact, sections, education, columns, statements, entries } = resume;
  return {
    name: contact.name?.value ?? '',
    emails: contact.emails.map(({ value }) => value),
    phones: contact.phones.map(({ value }) => value),
    links: contact.links.map(({ value }) => value),
    columns,
    headings: sections.flatMap(({ kind, heading }) => (heading ? [{ kind, text: heading.text }] : [])),
    entries: entries.map(({ kind, title, organisation, from, to }) => ({
      kind,
      title: title ?? '',
      organisation: organisation ?? '',
      from,
      to,
    })),
    bullets: statements.filter(({ mark }) => mark !== '').map(({ text }) => text),
    scores: education.scores.map(({ type, value, outOf }) =>
      type === 'cgpa' ? `cgpa ${value}/${outOf}` : `percentage ${value}`,
    ),
    analysis: analyseResume(resume, null),
  };
}
