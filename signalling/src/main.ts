import { runProcess } from '@preproom/models/runtime/runProcess';
import { SettingsError } from '@preproom/models/runtime/settings';
import { loadConfig } from './config.ts';
import { startSignalling } from './startSignalling.ts';

await runProcess('signalling', start, (error) => error instanceof SettingsError);

async function start() {
  const service = await startSignalling(loadConfig(process.env));
  console.log(`Signalling is running at ${service.url}`);
  return service;
}
