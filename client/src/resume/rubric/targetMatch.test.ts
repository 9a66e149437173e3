import { expect, test } from 'vitest';
import { analyseResume } from '../analyseResume.ts';
import { parseResume } from '../parseResume.ts';
import { jobTarget } from '../targets/jobTerms.ts';
import { roleTarget } from '../targets/roles.ts';
import { resumeOf } from '../testing/pdfOf.ts';
import { targetMatch } from './targetMatch.ts';

const resume = parseResume(resumeOf([['Skills', ['Java, ReactJS']]]));

test('a job that names no skill is not scored, and costs nothing', () => {
  const job = 'Walk dogs in the park. Dogs like the park. Keep dogs fed, and the park clean for our friends.';
  const { points, notJudged, outOf } = analyseResume(resume, jobTarget(job));
  expect(points.targetMatch).toBeNull();
  expect(notJudged).toContain('keywords');
  expect(outOf).toBe(analyseResume(resume, null).outOf);
});

test('another spelling of a skill than the job’s is found', () => {
  const { points } = analyseResume(resume, jobTarget('You build pages in React.js.'));
  expect(points.targetMatch).toBe(20);
});

test('a keyword that is found by another word keeps its name', () => {
  const skills = parseResume(resumeOf([['Skills', ['Java, PostgreSQL, REST APIs, Redis']]]));
  const [check] = targetMatch(skills, roleTarget('backendDeveloper'));
  expect(check?.earned.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['Java', 'REST', 'SQL (PostgreSQL)', 'NoSQL (Redis)']),
  );
});
