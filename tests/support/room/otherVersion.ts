import { registerHooks } from 'node:module';

// Loaded before a program of the product: makes it the release with these protocol versions.
const { OLDEST_PROTOCOL = '', NEWEST_PROTOCOL = '' } = process.env;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/models/contract/room/signalling.ts')) return loaded;
    const source = String(loaded.source)
      .replace(/(?<= OLDEST_PROTOCOL_VERSION = )\d+/, OLDEST_PROTOCOL)
      .replace(/(?<= PROTOCOL_VERSION = )\d+/, NEWEST_PROTOCOL);
    return { ...loaded, source };
  },
});
