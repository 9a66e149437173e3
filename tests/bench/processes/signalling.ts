import { MemoryLimit } from '@preproom/models/runtime/memoryLimit';
import { loadConfig } from '@preproom/signalling/config';
import { startSignalling } from '@preproom/signalling/startSignalling';
import { serve } from '../rpc.ts';
import { own } from './own.ts';

// Two people may not send as much as a server can carry. So that this shows all the same, every limit is still asked, counted
// and compared, with a number that is not reached.
if (process.env.BENCH_LIMITS === 'out of reach') {
  const { consume } = MemoryLimit.prototype;
  MemoryLimit.prototype.consume = function (key, points = 1) {
    consume.call(this, key, points / 1e6);
  };
}

const { url } = await startSignalling(loadConfig(process.env));

const methods = { url: () => url, ...own };
export type RelayProcess = typeof methods;

serve(methods);
