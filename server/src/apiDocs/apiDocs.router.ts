import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '@preproom/models/contract/http/errors';
import { Router } from 'express';
import { nameRoute } from '../http/requestLog.ts';
import { openApiDocument, type Policies } from './openApi.ts';

const PAGE = join(import.meta.dirname, 'page');
const SWAGGER_UI = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json')));
/** Only these files: the package's own index page would show another server's API. */
const FILES = {
  '/docs': join(PAGE, 'index.html'),
  '/docs/start.js': join(PAGE, 'start.js'),
  '/docs/swagger-ui.css': join(SWAGGER_UI, 'swagger-ui.css'),
  '/docs/swagger-ui-bundle.js': join(SWAGGER_UI, 'swagger-ui-bundle.js'),
};

/** /api/openapi.json and Swagger UI at /api/docs, which loads nothing from other servers. Any other path below /api is `not_found`. */
export function createApiDocsRouter(brandName: string, policies: Policies): Router {
  const router = Router();
  // Derived at the first request: it takes a tenth of a second, which no start has to wait for.
  let description: string | undefined;
  router.get('/openapi.json', nameRoute('/api/openapi.json'), (_request, response) => {
    description ??= JSON.stringify(openApiDocument(brandName, policies));
    response.type('json').send(description);
  });
  for (const [path, file] of Object.entries(FILES)) {
    router.get(path, nameRoute(`/api${path}`), (_request, response) => response.sendFile(file));
  }
  router.use(nameRoute('/api/*'), () => {
    throw new AppError('not_found');
  });
  return router;
}
