import { type Invented, WORK } from './inventedParts.ts';

/** The same person with three pages of experience. */
export const threePages = (invented: Invented): Invented => withJobs(invented, 12);

/** The same person with five pages of experience. */
export const fivePages = (invented: Invented): Invented => withJobs(invented, 26);

/** With so many jobs of a year each. */
function withJobs({ text, ...rest }: Invented, count: number): Invented {
  const job = (year: number): string[] => [
    `Associate, Branch ${year}, Mumbai, Jan ${year} - Dec ${year}`,
    ...WORK.software.slice(1),
    ...WORK.data.slice(1),
    '- Presented the results of the quarter to 30 colleagues and answered their questions in detail afterwards',
  ];
  const years = Array.from({ length: count }, (_, index) => 2025 - index);
  const longer = text.sections.map((section) =>
    /experience|intern|training|employment/i.test(section.heading)
      ? { ...section, lines: years.flatMap(job) }
      : section,
  );
  return { text: { ...text, sections: longer }, ...rest };
}
