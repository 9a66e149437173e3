import type { RunStatus } from '@preproom/models/contract/room/codeRuns';
import {
  type Cell,
  type FromWorker,
  MAX_OUTPUT,
  MAX_ROWS,
  type ResultTable,
  type Traceback,
} from './runProtocol.ts';

const STATUSES: readonly RunStatus[] = ['ok', 'error', 'timeout', 'memory', 'output-limit', 'crashed'];
const MAX_FRAMES = 20;

/**
 * A message of the worker, or null for what is none. A program that breaks out of its runtime can send anything, so each part is
 * taken only in its form and size.
 */
export function readWorkerMessage(data: unknown): FromWorker | null {
  if (!isRecord(data)) return null;
  if (data.type === 'ready') return { type: 'ready', calibrationMs: numberOf(data.calibrationMs) };
  if (data.type === 'failed') return { type: 'failed', message: textOf(data.message) };
  if (data.type === 'output')
    return {
      type: 'output',
      stream: data.stream === 'stderr' ? 'stderr' : 'stdout',
      text: textOf(data.text),
    };
  if (data.type === 'table') {
    const table = tableOf(data.table);
    return table && { type: 'table', table };
  }
  if (data.type !== 'ended') return null;
  const status = STATUSES.find((one) => one === data.status);
  return status
    ? { type: 'ended', status, ms: numberOf(data.ms), traceback: tracebackOf(data.traceback) }
    : null;
}

function tableOf(value: unknown): ResultTable | null {
  if (!isRecord(value) || !Array.isArray(value.columns) || !Array.isArray(value.rows)) return null;
  return {
    columns: value.columns.map(textOf),
    rows: value.rows.slice(0, MAX_ROWS).map((row) => (Array.isArray(row) ? row.map(cellOf) : [])),
    isCut: value.isCut === true,
  };
}

function tracebackOf(value: unknown): Traceback | null {
  if (!isRecord(value)) return null;
  const frames = Array.isArray(value.frames) ? value.frames.filter(isRecord).slice(0, MAX_FRAMES) : [];
  return {
    message: textOf(value.message),
    frames: frames.flatMap(({ line, name }) =>
      Number.isInteger(line) ? [{ line: line as number, name: name === null ? null : textOf(name) }] : [],
    ),
  };
}

function cellOf(value: unknown): Cell {
  return typeof value === 'number' || value === null ? value : textOf(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_OUTPUT) : '';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
}
