import type { QueryRows } from '@preproom/models/contract/assessments/problems';
import initSqlJs from 'sql.js';

/** The rows of a query's last statement that answers any. Throws what SQLite refuses. */
export async function runQuery(schema: string, seed: string, query: string): Promise<QueryRows> {
  const { Database } = await initSqlJs();
  const database = new Database();
  try {
    database.run(schema);
    database.run(seed);
    const { columns = [], values = [] } = database.exec(query).at(-1) ?? {};
    return { columns, rows: values as QueryRows['rows'] };
  } finally {
    database.close();
  }
}
