import { TestClock } from '@preproom/models/runtime/testing/testClock';
import { loadConfig } from '@preproom/server/config/config';
import { type RunningApp, startProduct } from '@preproom/server/startProduct';
import { type HostMessage, STOPPED } from './productHost.ts';

// Runs products one after the other, as the process that started this one says, and moves their clocks on. An error ends it.
let clock = new TestClock();
let product: RunningApp | undefined;

process.on('disconnect', () => process.exit());
process.on('message', async (message: HostMessage) => {
  if ('start' in message) {
    clock = new TestClock();
    product = await startProduct(loadConfig(message.start), { clock });
  } else if ('advanceMs' in message) {
    clock.advance(message.advanceMs);
    process.send?.('advanced');
  } else {
    await product?.stop();
    process.stderr.write(STOPPED);
  }
});
