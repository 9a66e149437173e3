import { describe, expect, test } from 'vitest';
import { questionsOf } from './questionBank.ts';
import { questionsFor } from './questionsFor.ts';

const all = questionsOf('Tech Round 2');

describe('the questions of a technical round', () => {
  test.each([
    ['B.Tech', 'Computer Science and Engineering', 'B.Tech CSE'],
    ['B.Tech', 'Mechanical', 'B.Tech other branches'],
    ['MBA', 'Mechanical', 'MBA'],
    ['Digital Marketing', 'English literature', 'Digital Marketing'],
    ['', 'ECE', 'B.Tech other branches'],
  ] as const)('of %s for a learner of %s begin with those of %s', (course, branch, track) => {
    const questions = questionsFor(all, { course, branch });
    const own = all.filter(({ tracks }) => tracks.includes(track));
    expect(questions.slice(0, own.length).every(({ tracks }) => tracks.includes(track))).toBe(true);
    expect(questions.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  test('begin with those of the branch, and end with those for others', () => {
    const questions = questionsFor(all, { course: 'B.Tech', branch: 'Civil Engineering' });
    const civil = all.filter(({ topic }) => topic === 'Civil').length;
    expect(civil).toBeGreaterThanOrEqual(8);
    expect(questions.slice(0, civil).every(({ topic }) => topic === 'Civil')).toBe(true);
    expect(questions.at(-1)?.tracks).not.toContain('B.Tech other branches');
  });

  test('stay in their order where nothing is known of the learner', () => {
    const everyone = all.filter(({ tracks }) => tracks.length === 0);
    const questions = questionsFor(all, { course: '', branch: '' });
    expect(questions.slice(0, everyone.length)).toEqual(everyone);
  });
});
