import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { RUNNER_FRAME_PATH } from '@preproom/models/contract/http/page';
import { Router } from 'express';
import { nameRoute } from '../../http/requestLog.ts';

const SCRIPT = readFileSync(new URL('./frame.js', import.meta.url), 'utf8');
const DOCUMENT = `<!doctype html><meta charset="utf-8"><title>Runner</title><script>${SCRIPT}</script>`;

/**
 * For programs that people write. `sandbox` gives the document an origin that is nobody's, even when it is opened outside of its
 * frame. There is no `connect-src`: the page hands over what the runtimes consist of, so that nothing in here can make a request.
 */
const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}' blob: 'wasm-unsafe-eval'`,
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The document in which programs run. Browsers keep it for a day, so that a page that was loaded can run programs without a network. */
export function createRunnerFrameRouter(): Router {
  const router = Router();
  router.get(RUNNER_FRAME_PATH, nameRoute(RUNNER_FRAME_PATH), (_request, response) => {
    response.set('Content-Security-Policy', POLICY);
    response.set('Cache-Control', 'public, max-age=86400');
    response.type('html').send(DOCUMENT);
  });
  return router;
}
