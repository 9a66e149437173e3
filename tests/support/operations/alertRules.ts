import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteBackup } from '@preproom/server/files/lastBackup';
import { parse } from 'yaml';
import { ROOT } from '../../bin/tool.ts';
import { type Stack, startStack } from '../stack/startStack.ts';
import { evaluate, parseScrape, type Series } from './promql.ts';

export interface AlertRule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

/** The rules of docs/running/alerts.yml. */
export const ALERT_RULES: AlertRule[] = parse(
  readFileSync(join(ROOT, 'docs/running/alerts.yml'), 'utf8'),
).groups.flatMap(({ rules }: { rules: AlertRule[] }) => rules);

export const METRICS_TOKEN = 'a token of this test';

/** What Prometheus has after asking this process: `up`, and its metrics if it answers. */
export async function scrape(url: string, job = 'server'): Promise<Series[]> {
  const labels = { job, instance: new URL(url).host };
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  }).catch(() => null);
  const up = { name: 'up', labels, value: answer?.ok ? 1 : 0 };
  return answer?.ok ? [up, ...parseScrape(await answer.text(), labels)] : [up];
}

/** The alerts whose condition holds after `happen`, with the labels that each names. */
export async function alertsAfter(
  url: string,
  happen: () => Promise<unknown>,
): Promise<Map<string, object[]>> {
  const before = await scrape(url);
  await happen();
  const scrapes = { before, after: await scrape(url) };
  const firing = ALERT_RULES.map(({ alert, expr }) => [alert, evaluate(expr, scrapes)] as const);
  return new Map(
    firing
      .filter(([, series]) => series.length > 0)
      .map(([alert, series]) => [alert, series.map(({ labels }) => labels)]),
  );
}

/** A job that ended its process at every try, and is given up. */
export async function failJob({ clock, database, jobs }: Stack): Promise<void> {
  const now = new Date(clock.now());
  const job = { kind: 'ledger:compare', key: 'of this test', attempts: 99, runAt: now, createdAt: now };
  await database.jobRuns.create(job);
  await jobs.settled();
}

/** A product whose last backup was made just now, with nothing left to do. */
export async function start(settings: Record<string, string> = {}): Promise<Stack> {
  const stack = await startStack({ METRICS_TOKEN, ...settings });
  await noteBackup(stack.dataDir, new Date(stack.clock.now()));
  await stack.checks.look();
  await stack.jobs.settled();
  return stack;
}

/** The names of the alerts whose condition holds after `happen`. */
export const fired = async (stack: Stack, happen: () => Promise<unknown>) => [
  ...(await alertsAfter(stack.url, happen)).keys(),
];
