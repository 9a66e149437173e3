import { jobTarget } from '@preproom/client/src/resume/targets/jobTerms.ts';
import { roleTarget } from '@preproom/client/src/resume/targets/roles.ts';
import {
  RESUME_RUBRIC,
  RESUME_RULES,
  type ResumeCheck,
  ruleMaximum,
} from '@preproom/models/contract/assessments/resumeRubric';
import { describe, expect, test } from 'vitest';
import { analysed } from '../support/assessments/resume/analysed.ts';
import { buildDocx } from '../support/assessments/resume/buildDocx.ts';
import { buildPdf, buildWrappedTable } from '../support/assessments/resume/buildPdf.ts';
import { INVENTED } from '../support/assessments/resume/invented.ts';
import { threePages } from '../support/assessments/resume/longResumes.ts';
import type { ResumeText } from '../support/assessments/resume/resumeText.ts';

const { asha, rahul, imran, sneha } = INVENTED;

/** A resume whose lines of one section are replaced. */
function withSection(
  text: ResumeText,
  heading: string,
  lines: readonly string[],
  newHeading = heading,
): ResumeText {
  const sections = text.sections.map((section) =>
    section.heading === heading ? { ...section, heading: newHeading, lines } : section,
  );
  return { ...text, sections };
}
const without = (text: ResumeText, heading: string): ResumeText => ({
  ...text,
  sections: text.sections.filter((section) => section.heading !== heading),
});
const LONG_POINT = `- Built ${'a very long description of one small thing that nobody will ever read to its end '.repeat(4)}`;
const ADDED = Array.from(
  { length: 8 },
  (_, index) => `- Measured the effect of change ${index + 1} on ${index + 20} users and reported it`,
);

/** For each check a file that has all its points, and one that does not, with a word of the line that cost them. */
const CASES: Record<
  ResumeCheck,
  { gains: () => Promise<Uint8Array>; loses: () => Promise<Uint8Array>; line: RegExp | null }
> = {
  storedOrder: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf(asha.text, { look: 'jumbled' }),
    line: /\S/,
  },
  oneColumn: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf(asha.text, { look: 'sidebar' }),
    line: /CONTACT SUMMARY/,
  },
  noTables: {
    gains: () => buildPdf(rahul.text),
    loses: () => buildWrappedTable(),
    line: /Electronics and Communication/,
  },
  plainText: {
    gains: () => buildDocx(asha.text),
    loses: () => buildDocx(asha.text, { look: 'header' }),
    line: null,
  },
  name: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf({ ...asha.text, name: 'Resume 2025' }),
    line: null,
  },
  email: {
    gains: () => buildPdf(asha.text),
    loses: () => buildDocx(asha.text, { look: 'words' }),
    line: null,
  },
  phone: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf({ ...asha.text, phone: '12345' }),
    line: null,
  },
  profileLink: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf({ ...asha.text, links: [] }),
    line: null,
  },
  education: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf(without(asha.text, 'Education')),
    line: null,
  },
  experience: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf(without(without(asha.text, 'Experience'), 'Projects')),
    line: null,
  },
  skills: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf(without(asha.text, 'Skills')),
    line: null,
  },
  knownHeadings: {
    gains: () => buildPdf(rahul.text),
    loses: () => buildPdf(withSection(rahul.text, 'INTERNSHIPS', ['- Cleaned 20 files'], 'MY JOURNEY')),
    line: /MY JOURNEY/,
  },
  verbFirst: { gains: () => buildPdf(asha.text), loses: () => buildPdf(imran.text), line: /Responsible for/ },
  variedVerbs: {
    gains: () => buildPdf(asha.text),
    loses: () =>
      buildPdf(
        withSection(asha.text, 'Experience', [
          '- Built a tool',
          '- Built a site',
          '- Built a game',
          '- Built an app',
        ]),
      ),
    line: /Built a tool/,
  },
  statementFigures: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf(imran.text),
    line: /Knowledge of lathe/,
  },
  educationScore: {
    gains: () => buildPdf(sneha.text),
    loses: () =>
      buildPdf(withSection(sneha.text, 'Academic Details', ['B.Com, Savitribai University, 2022'])),
    line: null,
  },
  length: { gains: () => buildPdf(asha.text), loses: () => buildPdf(threePages(asha).text), line: null },
  words: {
    gains: () => buildPdf(withSection(asha.text, 'Achievements', ADDED)),
    loses: () => buildPdf(INVENTED.sparse.text),
    line: null,
  },
  statementLength: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf(withSection(asha.text, 'Experience', [LONG_POINT, '- Built it'])),
    line: /Built it|very long description/,
  },
  keywords: {
    gains: () => buildPdf(withSection(asha.text, 'Skills', [MANY_SKILLS()])),
    loses: () => buildPdf(sneha.text),
    line: null,
  },
  dateForm: {
    gains: () => buildPdf(asha.text),
    loses: () =>
      buildPdf(
        withSection(asha.text, 'Experience', ['Intern, Labs, 06/2024 - 08/2024', 'Intern, Works, Jan 2023']),
      ),
    line: /06\/2024/,
  },
  fullStops: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf(withSection(asha.text, 'Achievements', ['- Won a contest with a full stop.'])),
    line: /full stop/,
  },
  bulletMarks: {
    gains: () => buildPdf(asha.text),
    loses: () => buildPdf(withSection(asha.text, 'Achievements', ['* Won a contest of 800 teams'])),
    line: /Won a contest/,
  },
  firstPerson: { gains: () => buildPdf(asha.text), loses: () => buildPdf(imran.text), line: /I was part/ },
};

function MANY_SKILLS(): string {
  return roleTarget('softwareDeveloper')
    .keywords.map(({ name }) => name)
    .join(', ');
}

describe('the rubric', () => {
  test('adds up to 100 points', () => {
    expect(RESUME_RULES.reduce((sum, rule) => sum + ruleMaximum(rule), 0)).toBe(100);
    expect(RESUME_RULES.map((rule) => ruleMaximum(rule))).toEqual([15, 10, 15, 10, 15, 10, 20, 5]);
  });

  test('has a case for every check', () => {
    const ids = Object.values(RESUME_RUBRIC).flatMap((checks) => Object.keys(checks));
    expect(Object.keys(CASES).toSorted()).toEqual(ids.toSorted());
  });

  test.each(Object.entries(CASES))(
    '%s gives all points to one file and takes some from another',
    async (name, { gains, loses, line }) => {
      const id = name as ResumeCheck;
      const gained = (await analysed(await gains())).check(id);
      expect(gained).toMatchObject({ points: gained.maximum });
      const lost = (await analysed(await loses())).check(id);
      expect(lost.points).toBeLessThan(lost.maximum);
      if (line) expect(lost.lost.map(({ quote }) => quote).join('\n')).toMatch(line);
    },
  );
});

describe('a target', () => {
  test('left out gives a score out of 80', async () => {
    const { points, score, outOf } = await analysed(await buildPdf(asha.text), null);
    expect(points.targetMatch).toBeNull();
    expect(outOf).toBe(80);
    expect(score).toBe(Object.values(points).reduce<number>((sum, one) => sum + (one ?? 0), 0));
  });

  test('names what is in the resume with its line, and what is not without one', async () => {
    const { check, resume } = await analysed(await buildPdf(asha.text));
    const { earned, lost } = check('keywords');
    const lines = resume.lines.map(({ text }) => text);
    for (const { quote } of earned) expect(lines).toContain(quote);
    expect(lost.map(({ about }) => about)).toContain('DBMS');
    expect(lost.every(({ quote }) => quote === '')).toBe(true);
  });

  test('from a pasted job has its tools, and neither its common nor its repeated words', async () => {
    const job = `We are looking for a developer with experience in Java, Spring Boot and PostgreSQL. Knowledge of Kafka and GraphQL
      is a plus. You will build freight services; freight is at the heart of what we do, and the freight team works with FooBarDB.`;
    const { keywords } = jobTarget(job);
    const names = keywords.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Java', 'Spring Boot', 'PostgreSQL', 'GraphQL', 'FooBarDB']),
    );
    for (const word of ['experience', 'looking', 'freight'])
      expect(names.map((name) => name.toLowerCase())).not.toContain(word);
    const { check } = await analysed(await buildPdf(asha.text), jobTarget(job));
    expect(check('keywords').earned.map(({ about }) => about)).toContain('Java');
    expect(check('keywords').lost.map(({ about }) => about)).toContain('FooBarDB');
  });
});
