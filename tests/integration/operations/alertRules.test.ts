import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTemporaryEmbedded, type TemporaryEmbedded } from '@preproom/embedded/testing/temporaryEmbedded';
import { createLog } from '@preproom/models/runtime/log';
import { loadConfig } from '@preproom/signalling/config';
import { startSignalling } from '@preproom/signalling/startSignalling';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../bin/tool.ts';
import { ALERT_RULES, failJob, METRICS_TOKEN, scrape } from '../../support/operations/alertRules.ts';
import { type Series, selectorsOf } from '../../support/operations/promql.ts';
import { runJourney } from '../../support/privacy/journey.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

interface Panel {
  title: string;
  targets: { expr: string; legendFormat: string }[];
}

const read = (file: string) => readFileSync(join(ROOT, 'docs/running', file), 'utf8');
const PANELS: Panel[] = JSON.parse(read('dashboard.json')).panels;
const EXPRESSIONS = [
  ...ALERT_RULES.map(({ alert, expr }) => [alert, expr] as const),
  ...PANELS.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

let embedded: TemporaryEmbedded;
let stack: Stack;
let signalling: Awaited<ReturnType<typeof startSignalling>>;
/** What a server and a signalling process say, after an interview. */
let series: Series[];
beforeAll(async () => {
  embedded = await startTemporaryEmbedded();
  stack = await startStack({ METRICS_TOKEN, MONGODB_URI: embedded.uri });
  const settings = { PORT: '0', DATA_DIR: stack.dataDir, MONGODB_URI: embedded.uri, METRICS_TOKEN };
  signalling = await startSignalling(loadConfig(settings), createLog('silent', 'signalling'));
  await runJourney(stack);
  await failJob(stack);
  await stack.checks.look();
  series = [...(await scrape(stack.url)), ...(await scrape(signalling.url, 'signalling'))];
});
afterAll(async () => {
  await signalling.stop();
  await stack.stop();
  await embedded.remove();
});

/** Series that exist only once a program was run (of a process that is not started here). */
const OF_THE_RUNNER = ['preproom_program_runs_total'];

describe('alert rules and dashboard', () => {
  test.each(EXPRESSIONS)(
    '%s: %s parses, and each metric and label is in a real scrape',
    (_name, expression) => {
      const unknown = selectorsOf(expression).flatMap(({ name, labels }) => {
        const own = series.filter((one) => one.name === name);
        if (own.length === 0) return OF_THE_RUNNER.includes(name) ? [] : [name];
        return labels
          .filter((label) => !own.some((one) => label in one.labels))
          .map((label) => `${name}{${label}}`);
      });
      expect(unknown).toEqual([]);
    },
  );

  test.each(PANELS.flatMap(({ targets }) => targets))(
    'the legend $legendFormat names labels of $expr',
    ({ expr, legendFormat }) => {
      const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
      const kept = selectorsOf(expr).flatMap(({ labels }) => labels);
      expect(named.filter((label) => !kept.includes(label ?? ''))).toEqual([]);
    },
  );

  test('what a label must equal is a value that it can have', () => {
    const values = (label: string) =>
      new Set(series.flatMap(({ labels }) => (label in labels ? [labels[label]] : [])));
    for (const [, expression] of EXPRESSIONS)
      for (const [, label = '', operator, list = ''] of expression.matchAll(
        /(class|outcome|code|check)(=~?)"([^"]+)"/g,
      ))
        for (const value of operator === '=~' ? list.split('|') : [list])
          if (value !== 'relay') expect(values(label), expression).toContain(value);
  });
});

test.each(ALERT_RULES)(
  'the runbook says what $alert means, how to see it and what to do',
  ({ alert, annotations, labels }) => {
    const section =
      read('on-call.md')
        .split(/^### /m)
        .find((text) => text.startsWith(`${alert}\n`)) ?? '';
    for (const part of ['**Means**', '**See**', '**Do**']) expect(section).toContain(part);
    expect(annotations.runbook).toBe(`on-call.md#${alert.toLowerCase()}`);
    expect(['page', 'ticket']).toContain(labels.severity);
  },
);

test('signalling answers /metrics to whoever has the token, and to nobody else', async () => {
  const status = async (authorization: string) =>
    (await fetch(`${signalling.url}/metrics`, { headers: { authorization } })).status;
  expect([await status(`Bearer ${METRICS_TOKEN}`), await status('Bearer x'), await status('')]).toEqual([
    200, 401, 401,
  ]);
});

test('pages are counted by the pattern of their route, whoever asks for whatever', async () => {
  for (const path of [
    '/',
    '/programs',
    '/nowhere/abc',
    '/nowhere/def',
    '/room/abc123abc123',
    '/room/def123def123',
  ])
    await fetch(stack.url + path);
  const pages = (await scrape(stack.url)).filter(
    ({ name, labels }) => name.endsWith('_seconds_count') && labels.method === 'GET',
  );
  const routes = pages.map(({ labels }) => labels.route);
  for (const route of ['/', '/programs', '/*', '/room/:roomid']) expect(routes).toContain(route);
  expect(routes.filter((route) => /abc|def|nowhere/.test(route ?? ''))).toEqual([]);
});
