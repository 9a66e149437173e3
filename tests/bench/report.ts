import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import type { Line, Outcome, Target } from './figure.ts';

const HEADINGS = ['figure', 'unit', 'ours', 'bare', 'ratio', 'target', 'generator', 'verdict'];

/** The machine that the figures were taken on, and its load before the run. */
export function describeMachine() {
  return {
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()}`,
    node: process.version,
    loadAverageBefore: loadavg().map((load) => Number(load.toFixed(2))),
    startedAt: new Date().toISOString(),
  };
}

/** The outcomes as lines of text with aligned columns. */
export function table(outcomes: readonly Outcome[]): string {
  const rows = [HEADINGS, ...outcomes.map(cells)];
  const widths = HEADINGS.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) => row.map((cell, i) => align(cell, widths[i] ?? 0, i)).join('  ')).join('\n');
}

function cells(outcome: Outcome): string[] {
  const { name, unit, oursMedian, bareMedian, ratio, target, verdict } = outcome;
  return [
    name,
    unit,
    digits(oursMedian),
    bareMedian === null ? '' : digits(bareMedian),
    ratio === null ? '' : ratio.toFixed(2),
    target ? targetText(target) : '',
    generatorText(outcome),
    verdict,
  ];
}

const isNumeric = (column: number) => column >= 2 && column <= 4;

function align(cell: string, width: number, column: number): string {
  return isNumeric(column) ? cell.padStart(width) : cell.padEnd(width);
}

function targetText({ of, atLeast, atMost }: Target): string {
  const limit = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  if (of === 'every') return `each run ${limit}`;
  return of === 'ratio' ? `ratio ${limit}` : limit;
}

function generatorText({ generatorLoad }: Line): string {
  return generatorLoad === undefined ? '' : `${Math.round(100 * generatorLoad)} %`;
}

/** Three digits that count, without a trail of them after large numbers. */
function digits(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
