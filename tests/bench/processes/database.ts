import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@preproom/embedded/server';
import { serve } from '../rpc.ts';
import { own } from './own.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'preproom-bench-'));
const { uri } = await startEmbeddedDatabase({ dataDir });
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const methods = { uri: () => uri, ...own };
export type DatabaseProcess = typeof methods;

serve(methods);
