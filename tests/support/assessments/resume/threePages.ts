import { type Invented, WORK } from './inventedParts.ts';

/** The same person with three pages of experience. */
export function threePages({ text, ...rest }: Invented): Invented {
  const job = (year: number): string[] => [
    `Associate, Branch ${year}, Mumbai, Jan ${year} - Dec ${year}`,
    ...WORK.software.slice(1),
    ...WORK.data.slice(1),
    '- Presented the results of the quarter to 30 colleagues and answered their questions in detail afterwards',
  ];
  const years = Array.from({ length: 12 }, (_, index) => 2025 - index);
  const longer = text.sections.map((section) =>
    /experience|intern|training|employment/i.test(section.heading)
      ? { ...section, lines: years.flatMap(job) }
      : section,
  );
  return { text: { ...text, sections: longer }, ...rest };
}
