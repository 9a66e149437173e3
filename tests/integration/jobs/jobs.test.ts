import { DAY_MS } from '@preproom/models/contract/http/durations';
import { z } from '@preproom/models/contract/http/zod';
import { getJob, getJobs, Job, JobSummary } from '@preproom/models/contract/jobs/jobs';
import { type JobDraft, jobOfDraft } from '@preproom/server/features/jobs/job.service';
import { removeSampleJobs } from '@preproom/server/features/jobs/sampleJobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobDraft } from '../../support/jobs/jobDraft.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { HOSTILE_QUERIES } from '../../support/stack/hostileQueries.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { PRODUCTION, type Stack, startStack } from '../../support/stack/startStack.ts';

const LAKH = 100_000 * 100;

let stack: Stack;
let visitor: ApiClient;
beforeAll(async () => {
  stack = await startStack();
  visitor = stack.visitor();
});
afterAll(() => stack.stop());

const aDraft = (change: Partial<JobDraft> = {}) => jobDraft(stack.clock.now(), change);
const store = (change: Partial<JobDraft> = {}) => stack.database.jobs.create(jobOfDraft(aDraft(change)));
const found = async (query: Record<string, string>) => {
  const { status, body } = await visitor.call(getJobs, { query });
  expect(status).toBe(200);
  return body.data.map(({ title }) => title);
};

describe('samples', () => {
  test('are there outside production, marked and named as such', async () => {
    const { body } = await visitor.call(getJobs, { query: {} });
    expect(body).toMatchObject({ total: 22, pages: 2 });
    for (const job of body.data) {
      expect(job.isSample).toBe(true);
      expect(job.company).toMatch(/^Sample Company \d+$/);
    }
  });

  test('are not in production, not even those that a database brings along', async () => {
    const production = await startStack(PRODUCTION);
    expect((await production.visitor().call(getJobs, { query: {} })).body.total).toBe(0);
    await production.database.jobs.create([jobOfDraft(aDraft({ isSample: true })), jobOfDraft(aDraft())]);
    await removeSampleJobs(production.database);
    expect(await production.database.jobs.countDocuments()).toBe(1);
    await production.stop();
  });
});

describe('with jobs of our own', () => {
  beforeEach(() => stack.database.jobs.deleteMany({}));

  describe('GET /jobs', () => {
    test('answers summaries, newest first, with the cities to choose from', async () => {
      const now = stack.clock.now();
      await store({ title: 'old', place: 'Pune', postedAt: new Date(now - 2 * DAY_MS) });
      await store({ title: 'new', place: 'Agra', postedAt: new Date(now - DAY_MS) });
      const { body } = await visitor.call(getJobs, { query: {} });
      expect(
        z
          .array(z.strictObject(JobSummary.shape))
          .parse(body.data)
          .map(({ title }) => title),
      ).toEqual(['new', 'old']);
      expect(body).toMatchObject({ total: 2, pages: 1, places: ['Agra', 'Pune'] });
    });

    test('leaves out what is closed or has expired', async () => {
      await store({ title: 'closed', state: 'closed', place: 'Surat' });
      await store({ title: 'expired', expiresAt: new Date(stack.clock.now()) });
      await store({ title: 'open' });
      expect(await found({})).toEqual(['open']);
      expect(await found({ q: 'developer' })).toEqual([]);
      expect((await visitor.call(getJobs, { query: {} })).body.places).not.toContain('Surat');
    });

    test('finds words, places and skills however they are spelled', async () => {
      await store({ title: 'ज़रूरत लक्ष्\u200dमी D’Souza', place: 'Łódź', skills: ['Résumé writing'] });
      for (const q of ['जरूरत', 'लक्ष्मी', "d'souza", 'dsou', 'lodz'])
        expect(await found({ q }), q).toEqual(['ज़रूरत लक्ष्\u200dमी D’Souza']);
      expect(await found({ place: 'lodz' })).toHaveLength(1);
      expect(await found({ skills: 'resume Writing' })).toHaveLength(1);
    });

    test('filters by place, remote, experience, pay and skills, alone and together', async () => {
      await store({
        title: 'one',
        place: 'New Delhi',
        isRemote: true,
        experience: { minYears: 0, maxYears: 0 },
      });
      await store({
        title: 'two',
        skills: ['C++', 'SQL'],
        salary: { minPaise: 12 * LAKH, maxPaise: 20 * LAKH },
      });
      await store({ title: 'three', skills: ['C', 'SQL'], salary: null });
      expect(await found({ place: 'new delhi' })).toEqual(['one']);
      expect(await found({ place: 'Delhi' })).toEqual([]);
      expect(await found({ remote: '1' })).toEqual(['one']);
      expect(await found({ experience: '0' })).toEqual(['one']);
      expect(await found({ experience: '3' })).toHaveLength(2);
      expect(await found({ experience: '4' })).toEqual([]);
      expect(await found({ salary: '18' })).toEqual(['two']);
      expect(await found({ salary: '8' })).toHaveLength(2);
      expect(await found({ skills: 'c' })).toEqual(['three']);
      expect(await found({ skills: ' sql , c++ ,' })).toEqual(['two']);
      expect(await found({ skills: 'SQL', salary: '12', experience: '2', q: 'two' })).toEqual(['two']);
      expect(await found({ skills: 'SQL', remote: '1' })).toEqual([]);
    });

    test('searches title, company, place and text; fields left empty do not filter', async () => {
      await store({ title: 'Baker', company: 'Sunrise', html: '<p>You knead dough.</p>' });
      await store({ title: 'Welder' });
      for (const q of ['bak', 'sunrise', 'pune knead', 'DOUGH baker'])
        expect(await found({ q }), q).toEqual(['Baker']);
      expect(await found({ q: '.*' })).toEqual([]);
      const empty = { page: '', q: '', place: '', experience: '', salary: '', skills: '', remote: '' };
      const { body } = await visitor.send<{ data: unknown[] }>(
        'GET',
        `/api/v1.3/jobs?${new URLSearchParams(empty)}`,
      );
      expect(body.data).toHaveLength(2);
    });

    test('cuts a longer list into pages that follow each other, also where all were posted together', async () => {
      const postedAt = new Date(stack.clock.now() - DAY_MS);
      await stack.database.jobs.insertMany(
        Array.from({ length: 45 }, () => jobOfDraft(aDraft({ postedAt }))),
      );
      const pages = [];
      for (const page of ['1', '2', '3', '4', '999'])
        pages.push((await visitor.call(getJobs, { query: { page } })).body);
      expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0, 0]);
      expect(new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).size).toBe(45);
    });

    test('is answered by an index, whatever the filter', async () => {
      const ask = (query: Record<string, string>) =>
        indexesUsed(stack.database, 'jobs', () => visitor.call(getJobs, { query }));
      expect(await ask({})).toEqual(['state postedAt _id expiresAt']);
      for (const query of [
        { q: 'a' },
        { place: 'x' },
        { remote: '1' },
        { experience: '1' },
        { salary: '8' },
        { skills: 'c' },
      ])
        expect(await ask(query as Record<string, string>)).toEqual(['state facets postedAt _id expiresAt']);
    });

    test.each([
      ['salary=4', 'salary'],
      ['salary=-1', 'salary'],
      ['experience=-1', 'experience'],
      ['experience=41', 'experience'],
      ['experience=1&experience=2', 'experience'],
      ['remote=yes', 'remote'],
      ['place[$gt]=', undefined],
      ['skills=a&skills=b', 'skills'],
      [`skills=${'a,'.repeat(60)}`, 'skills'],
      [`place=${'x'.repeat(81)}`, 'place'],
      ['page=0', 'page'],
    ])('?%s', async (query, field) => {
      const { status, body } = await visitor.send<object>('GET', `/api/v1.3/jobs?${query}`);
      expect(status).toBe(field ? 400 : 200);
      if (field) expect(Object.keys(body.fields ?? {})).toEqual([field]);
    });
  });

  describe('GET /jobs/:job', () => {
    test('answers one job whole, and says where it stands', async () => {
      const now = stack.clock.now();
      const open = await store({ applyUrl: 'https://company.example/apply' });
      const closed = await store({ state: 'closed' });
      const expired = await store({ expiresAt: new Date(now - 1) });
      const answers = await Promise.all(
        [open, closed, expired].map(({ id }) => visitor.call(getJob, { params: { job: id } })),
      );
      const jobs = answers.map(({ body }) => z.strictObject(Job.shape).parse(body.data));
      expect(jobs.map(({ state }) => state)).toEqual(['open', 'closed', 'expired']);
      expect(jobs[0]).toMatchObject({
        applyUrl: 'https://company.example/apply',
        description: '<p>Text.</p>',
      });
    });

    test.each(['0'.repeat(24), 'nothing', '1', '$ne', '%00', 'A'.repeat(24), 'x'.repeat(3_000)])(
      '%s is not found',
      async (job) => {
        const { status, body } = await visitor.send('GET', `/api/v1.3/jobs/${job}`);
        expect({ status, body }).toEqual({
          status: 404,
          body: {
            message: 'We couldn’t find this. It may have been removed. Go back and try again.',
            code: 'not_found',
          },
        });
      },
    );
  });

  describe('a job as it is stored', () => {
    test('has a description that went through the allow-list', () => {
      expect(jobOfDraft(aDraft({ html: '<p style="x">a<svg onload=alert(1)></p>' })).description).toBe(
        '<p>a</p>',
      );
    });

    test.each([
      { applyUrl: 'javascript:alert(1)' },
      { applyUrl: 'ftp://x.example' },
      { applyUrl: '/apply' },
      { experience: { minYears: 3, maxYears: 1 } },
      { experience: { minYears: -1, maxYears: 1 } },
      { experience: { minYears: 0, maxYears: 1_000_000 } },
      { salary: { minPaise: 2, maxPaise: 1 } },
      { title: ' ' },
      { skills: Array.from({ length: 21 }, () => 'x') },
    ])('is refused with %j', (change) => {
      expect(() => jobOfDraft(aDraft(change))).toThrow(z.ZodError);
    });
  });
});

test.each(HOSTILE_QUERIES)('the query %s is refused or passed over', async (query) => {
  for (const path of ['/api/v1.3/jobs', `/api/v1.3/jobs/${'0'.repeat(24)}`]) {
    const { status, body } = await visitor.send<object>('GET', `${path}?${query}`);
    expect([200, 400, 404], path).toContain(status);
    if (status === 400) expect(body).toMatchObject({ code: 'bad_request', fields: expect.anything() });
  }
});
