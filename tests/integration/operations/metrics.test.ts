import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJourney } from '../../support/privacy/journey.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const TOKEN = 'a token of this test';
let stack: Stack;
let journey: Awaited<ReturnType<typeof runJourney>>;
beforeAll(async () => {
  stack = await startStack({ METRICS_TOKEN: TOKEN });
  journey = await runJourney(stack);
});
afterAll(() => stack.stop());

const ask = (headers: Record<string, string> = {}) => fetch(`${stack.url}/metrics`, { headers });

/** Every series with its value, as `name{label="value"}`. */
async function scrape(): Promise<Map<string, number>> {
  const response = await ask({ authorization: `Bearer ${TOKEN}` });
  expect(response.status).toBe(200);
  const series = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    series.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

describe('what an interview leaves in the metrics', () => {
  test.each([
    ['preproom_joins_total{outcome="joined"}', 2],
    ['preproom_negotiations_started_total', 1],
    ['preproom_negotiation_outcomes_total{outcome="connected",route="relay"}', 1],
    ['preproom_negotiation_outcomes_total{outcome="gave_up",route="none"}', 1],
    ['preproom_signals_relayed_total', 2],
    ['preproom_chat_messages_total', 1],
    ['preproom_reading_batches_total{outcome="stored"}', 1],
    ['preproom_reading_batches_total{outcome="duplicate"}', 1],
    ['preproom_reading_samples_total', 4],
    ['preproom_first_frame_seconds_count', 1],
    ['preproom_first_frame_seconds_bucket{le="0.5"}', 0],
    ['preproom_first_frame_seconds_bucket{le="0.75"}', 1],
    ['preproom_errors_total{source="api",code="bad_request"}', 1],
    ['preproom_errors_total{source="socket",code="bad_request"}', 1],
    ['preproom_http_request_duration_seconds_count{method="POST",route="/api/v1.3/login",status="2xx"}', 2],
    ['preproom_http_request_duration_seconds_count{method="POST",route="/api/v1.3/*",status="4xx"}', 1],
  ])('%s is %d', async (name, value) => {
    expect((await scrape()).get(name)).toBe(value);
  });

  test('rooms, people and sockets are counted while they are there', async () => {
    const occupancy = async () => {
      const series = await scrape();
      return ['rooms', 'participants', 'sockets'].map((name) => series.get(`preproom_${name}`));
    };
    await expect.poll(occupancy).toEqual([0, 0, 0]);
    const [learner, mentor] = [await stack.logIn('learner'), await stack.logIn('mentor')];
    const sockets = [await stack.connect(learner), await stack.connect(mentor), await stack.connect(mentor)];
    for (const socket of sockets.slice(0, 2)) await socket.join(journey.roomid);
    expect(await occupancy()).toEqual([1, 2, 3]);
    for (const socket of sockets) socket.close();
    await expect.poll(occupancy).toEqual([0, 0, 0]);
  });

  test('a refused join is counted by its reason', async () => {
    const stranger = await stack.connect(await stack.logIn('other'));
    await stranger.join(journey.roomid);
    expect((await scrape()).get('preproom_joins_total{outcome="room_not_found"}')).toBe(1);
  });

  test('what a page tells from outside a room is not counted', async () => {
    const stranger = await stack.connect(await stack.logIn('other'));
    const answer = await stranger.ask('call:report', { type: 'first_frame', ms: 1 });
    expect(answer).toMatchObject({ ok: false, error: { code: 'not_in_room' } });
    expect((await scrape()).get('preproom_first_frame_seconds_count')).toBe(1);
  });

  test('the state of the process is there, and nobody can be recognised', async () => {
    const text = await (await ask({ authorization: `Bearer ${TOKEN}` })).text();
    for (const name of ['nodejs_eventloop_lag_seconds', 'nodejs_heap_size_used_bytes'])
      expect(text).toContain(`\n${name} `);
    const private_ = [journey.roomid, ...journey.secrets, 'preproom.example'];
    expect(private_.filter((secret) => text.includes(secret))).toEqual([]);
    // Ids of any kind would make a series of their own each.
    expect(text).not.toMatch(/="[^"]*[0-9a-f]{12}/);
  });
});

describe('who may read them', () => {
  test.each([
    {},
    { authorization: TOKEN },
    { authorization: `Bearer ${TOKEN}x` },
    { authorization: 'Bearer ' },
  ])('not whoever sends %j', async (headers) => {
    const response = await ask(headers as Record<string, string>);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.json()).toMatchObject({ code: 'signed_out' });
  });

  test('nobody where no token is set', async () => {
    const other = await startStack();
    for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
      const response = await fetch(`${other.url}/metrics`, { headers: { authorization } });
      expect([response.status, await response.json()]).toEqual([
        404,
        {
          message: 'We couldn’t find this. It may have been removed. Go back and try again.',
          code: 'not_found',
        },
      ]);
    }
    await other.stop();
  });
});
