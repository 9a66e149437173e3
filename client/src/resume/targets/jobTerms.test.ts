import { expect, it } from 'vitest';
import { jobTarget } from './jobTerms.ts';

const names = (job: string) => jobTarget(job).keywords.map(({ name }) => name);

it('ranks known keywords by how often the job names them', () => {
  const once = 'You know Java and Docker. ';
  const kubernetes = 'Kubernetes runs all we build; you look after our Kubernetes clusters. ';
  expect(names(`${once}${kubernetes}`)[0]).toBe('Kubernetes');
  expect(names(`${once}Docker, more Docker and Docker again.`)[0]).toBe('Docker');
  expect(names(`${once}Java services, Java tests and Java tools.`)[0]).toBe('Java');
});

it('takes no place for a skill, however often the job names it', () => {
  const found = names(
    'Java developer in Bengaluru, NCR or the UK. Our Bengaluru team; the Bengaluru office uses Java.',
  );
  expect(found).toEqual(['Java']);
});
