import * as z from 'zod';

// zod's generated parsers need `new Function`, which our Content-Security-Policy refuses; this must run before the
// first schema, so every contract file imports zod from here.
z.config({ jitless: true });

export { z };
