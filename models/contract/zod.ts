import * as z from 'zod';

// zod's generated parsers are twice as fast, but need `new Function`, which our pages' Content-Security-Policy refuses. This must
// run before the first schema, so every contract file imports zod from here.
z.config({ jitless: !('process' in globalThis) });

export { z };
