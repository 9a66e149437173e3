import { runChecks } from './checks.ts';

// npm run check: types, format and lint, unused code, message catalogues, file sizes. Changes nothing.
const { failed } = await runChecks();
process.exitCode = failed === 0 ? 0 : 1;
