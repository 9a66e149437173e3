import { runProcess } from '@preproom/models/runtime/runProcess';
import { TestClock } from '@preproom/models/runtime/testing/testClock';
import { loadConfig } from '@preproom/server/config/config';
import { startProduct } from '@preproom/server/startProduct';

// The product with a clock that the process which started it can move on.
const clock = new TestClock();
process.on('message', (ms: number) => {
  clock.advance(ms);
  process.send?.('advanced');
});
// Every error is told whole: nobody but a test reads it.
const isForPeople = (_error: unknown): _error is Error => false;
await runProcess('server', () => startProduct(loadConfig(process.env), { clock }), isForPeople);
