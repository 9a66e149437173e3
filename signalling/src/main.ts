import { SettingsError } from '@preproom/models/runtime/settings';
import { loadConfig } from './config.ts';
import { startSignalling } from './startSignalling.ts';

try {
  const service = await startSignalling(loadConfig(process.env));
  console.log(`Signalling is running at ${service.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void service.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
