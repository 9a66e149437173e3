import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));

/** For the environment of a program of the product: it keeps its compiled modules where `npm start` does, and starts a quarter faster. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: FOLDER };
