import { describe, expect, test } from 'vitest';
import { parseResume } from '../parseResume.ts';
import { HEAD, resumeOf, run } from '../testing/pdfOf.ts';
import { targetMatch } from './targetMatch.ts';

type Sections = Parameters<typeof resumeOf>[0];

const EDUCATION = ['Education', ['B.Tech, Anna University, 2021 - 2025']] as const;
const SKILLS = ['Skills', ['Teamwork']] as const;

/** Which of the terms count for a resume with these sections, and these lines below the name. */
function counted(terms: readonly string[], sections: Sections, head: readonly string[] = []): string[] {
  const top = head.map((text, index) => run(text, 36, 66 + 12 * index));
  const resume = parseResume(resumeOf([...sections, EDUCATION, SKILLS], { head: [...HEAD, ...top] }));
  const target = { id: 'pasted' as const, keywords: terms.map((name) => ({ name, terms: [name] })) };
  return targetMatch(resume, target)[0]?.earned.map(({ about }) => about ?? '') ?? [];
}

describe('keywords count', () => {
  test.each<[string, string, Sections]>([
    ['in a summary', 'docker', [['Summary', ['Backend developer who runs Docker in production']]]],
    ['in a skills section', 'docker', [['Technical Skills', ['Java, Docker']]]],
    ['in a bullet', 'docker', [['Projects', ['Library', '• Built images with Docker']]]],
    [
      'in a job title',
      'react',
      [['Experience', ['React Developer, Nimbus Labs, Pune, Jun 2024 - Aug 2024', '• Built 2 pages']]],
    ],
    [
      'in the title of a project and its tools',
      'docker',
      [['Projects', ['Shop | Java, Docker | Jan 2024', '• Built it']]],
    ],
    ['in a degree', 'statistics', [['Academics', ['B.Sc Statistics, Pune College, 2024']]]],
    ['in a certificate', 'docker', [['Certifications', ['Docker Foundations, NPTEL']]]],
    ['in coursework', 'dbms', [['Coursework', ['Data Structures, DBMS']]]],
    [
      'in the coursework of a degree',
      'dbms',
      [['Academics', ['B.E., Pune Institute, 2020 - 2024', 'Relevant coursework: DBMS, Networks']]],
    ],
    ['in an achievement', 'docker', [['Achievements', ['• Won a Docker contest']]]],
  ])('%s', (_, term, sections) => {
    expect(counted([term], sections)).toHaveLength(1);
  });

  test('in a headline below the name', () => {
    expect(counted(['java', 'react'], [], ['Java developer | React', 'Hyderabad, India'])).toEqual([
      'Java',
      'React',
    ]);
  });
});

describe('keywords do not count', () => {
  test.each<[string, string, readonly string[]]>([
    ['in an e-mail address', 'java', ['java@post.example']],
    ['in a web page', 'docker', ['www.docker.com, docker.dev']],
    ['in the label of a profile', 'github', ['GitHub | LinkedIn']],
    ['in a postal address', 'R', ['12, R Block, MG Road, Pune 411001']],
    ['in the initials of a place', 'R', ['R K Puram, New Delhi']],
    ['in the code of a state', 'AP', ['Guntur, AP | Open to moving']],
  ])('%s', (_, term, head) => {
    expect(counted([term], [], head)).toEqual([]);
  });

  test.each<[string, string, Sections]>([
    [
      'in the name of a company',
      'express',
      [['Experience', ['Intern, Coastal Express Services, Pune, Jun 2024 - Aug 2024', '• Sold 20 tickets']]],
    ],
    [
      'in the name of a college',
      'statistics',
      [['Academics', ['B.Com, Institute of Statistics, 2020 - 2023']]],
    ],
    ['in the initials of a person', 'C', [['Projects', ['Bridge', '• Built a model guided by C. Raman']]]],
    ['among personal details', 'docker', [['Hobbies', ['Docker']]]],
  ])('%s', (_, term, sections) => {
    expect(counted([term], sections)).toEqual([]);
  });

  test('in the name', () => {
    const head = [run('C Ramesh', 36, 40, 22), ...HEAD.slice(1)];
    const resume = parseResume(resumeOf([EDUCATION, SKILLS], { head }));
    const [check] = targetMatch(resume, { id: 'pasted', keywords: [{ name: 'C', terms: ['C'] }] });
    expect(check?.earned).toEqual([]);
  });
});
