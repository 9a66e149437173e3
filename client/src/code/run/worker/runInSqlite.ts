import type { Database, SqlValue, Statement } from 'sql.js';
import {
  type Cell,
  type Ending,
  MAX_OUTPUT,
  MAX_ROWS,
  type Program,
  type ResultTable,
} from '../runProtocol.ts';
import type { RunContext } from './serve.ts';

/** Runs statements one after the other in an empty database; each query's answer is a table. Ends at the first error. */
export function runInSqlite(
  database: Database,
  { source, linesBefore }: Program,
  { sendTable }: Pick<RunContext, 'sendTable'>,
): Ending {
  const statements = database.iterateStatements(source);
  const room = { characters: MAX_OUTPUT };
  let at = 0;
  try {
    for (const statement of statements) {
      const table = tableOf(statement, room);
      if (table) sendTable(table);
      if (room.characters < 0) return { status: 'output-limit', traceback: null };
      at = source.length - statements.getRemainingSQL().length;
    }
    return { status: 'ok', traceback: null };
  } catch (error) {
    const { message } = error as Error;
    const line = lineOfStatement(source, at) - linesBefore;
    const traceback = { message, frames: line >= 1 ? [{ line, name: null }] : [] };
    return { status: message === 'out of memory' ? 'memory' : 'error', traceback };
  }
}

/** Null for a statement that answers nothing, as CREATE. */
function tableOf(statement: Statement, room: { characters: number }): ResultTable | null {
  const rows: Cell[][] = [];
  let isCut = false;
  while (statement.step()) {
    if (rows.length === MAX_ROWS) {
      isCut = true;
      break;
    }
    const row = statement.get().map(cellOf);
    room.characters -= row.reduce<number>((sum, cell) => sum + String(cell).length, 0);
    if (room.characters < 0) break;
    rows.push(row);
  }
  const columns = statement.getColumnNames();
  return columns.length === 0 ? null : { columns, rows, isCut };
}

/** Bytes are shown as SQL writes them. */
function cellOf(value: SqlValue): Cell {
  if (!(value instanceof Uint8Array)) return value;
  return `x'${Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')}'`;
}

/** The line on which the statement after `at` begins. */
export function lineOfStatement(source: string, at: number): number {
  const before = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(source.slice(at))?.[0] ?? '';
  return source.slice(0, at + before.length).split('\n').length;
}
