import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@preproom/embedded/server';
import { serve } from '../rpc.ts';
import { own } from './own.ts';

/** A folder that the figure keeps for several starts; by default a new one for this process alone. */
const { BENCH_DATA_DIR, BENCH_DISK } = process.env;
const dataDir = BENCH_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'preproom-bench-'));
// SQLite takes no fewer pages than there are: the file cannot grow.
const disk = BENCH_DISK === 'full' ? { maxPages: 1 } : {};
const { uri } = await startEmbeddedDatabase({ dataDir, ...disk });
process.once('exit', () => {
  if (BENCH_DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
});

const methods = { uri: () => uri, ...own };
export type DatabaseProcess = typeof methods;

serve(methods);
