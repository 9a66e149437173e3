import { extractResume } from '@preproom/client/src/resume/extract/extractResume.ts';
import { parseResume } from '@preproom/client/src/resume/parseResume.ts';
import type { ExpectedFields } from './corpus.ts';

/** What the product finds in a file, in the form of the expected fields. */
export async function foundFields(bytes: Uint8Array): Promise<ExpectedFields> {
  const { contact, sections, education, columns, advice } = parseResume(await extractResume(bytes));
  return {
    name: contact.name?.value ?? '',
    email: contact.emails.map(({ value }) => value).join(' '),
    phone: contact.phones.map(({ value }) => value).join(' '),
    links: contact.links.map(({ value }) => value),
    kinds: sections.flatMap(({ kind }) => (kind === 'top' ? [] : [kind])).toSorted(),
    scores: education.scores
      .map(({ type, value, outOf }) => (type === 'cgpa' ? `cgpa ${value}/${outOf}` : `percentage ${value}`))
      .toSorted(),
    boards: education.boards.toSorted(),
    columns,
    advice: advice.map(({ kind }) => kind),
  };
}
