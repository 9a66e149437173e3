import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { finished, type Readable } from 'node:stream';
import { AppError } from '@preproom/models/contract/http/errors';
import { faceModelPath } from '@preproom/models/contract/http/page';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import sirv from 'sirv';
import type { FaceModel } from '../faceModel/faceModel.ts';
import { nameRoute } from '../http/requestLog.ts';
import { BROWSER_DIST, isClientBuilt } from './builtClient.ts';

/** A content hash or a version is in these paths: what they hold never changes. */
const FOR_EVER = ['/assets', '/mediapipe'];
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/** The built client's files, compressed by the build, and the face model. Nothing else below their paths. */
export function createAssetRouter(faceModel: FaceModel): Router {
  const router = Router();
  const files = builtFiles();
  for (const folder of FOR_EVER) {
    router.use(folder, nameRoute(`${folder}/*`), (request, response, next) => {
      // sirv looks at the whole path, which tells the folder.
      request.url = request.originalUrl;
      files(request, response, next);
    });
    router.use(folder, () => {
      throw new AppError('not_found');
    });
  }
  router.get('/face-model/:file', nameRoute('/face-model/:file'), (request, response) => {
    if (request.path !== faceModelPath(faceModel.sha256)) throw new AppError('not_found');
    response.sendFile(faceModel.path, { immutable: true, maxAge: '365d', dotfiles: 'allow' });
  });
  router.use(files);
  return router;
}

/** Lists the files once, at the first request: with `npm run dev` Vite serves them and nothing is built. */
function builtFiles(): RequestHandler {
  let serve: ReturnType<typeof sirv> | undefined;
  return (request, response, next) => {
    if (!serve && isClientBuilt()) {
      serve = sirv(BROWSER_DIST, {
        brotli: true,
        gzip: true,
        etag: true,
        ignores: false,
        extensions: [],
        setHeaders(answer, path) {
          // A later build may have removed the file; sirv would then crash the process.
          if (!existsSync(join(BROWSER_DIST, path))) throw new AppError('not_found');
          const isForEver = FOR_EVER.some((folder) => path.startsWith(`${folder}/`));
          const caching = isForEver ? `max-age=${YEAR_SECONDS}, immutable` : `max-age=${HOUR_SECONDS}`;
          answer.setHeader('Cache-Control', `public, ${caching}`);
        },
      });
    }
    // The unfilled template must not be served.
    if (!serve || request.path === '/index.html') return next();
    ignoreOddRange(request);
    closeWith(response);
    serve(request, response, next);
  };
}

/** A range may be ignored. sirv throws for one that ends before it begins, and misreads all but the plain form. */
function ignoreOddRange({ headers }: Request): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isPlain = start !== undefined && (!end || Number(start) <= Number(end));
  if (!isPlain || headers['if-range']) delete headers.range;
}

/** Closes the file that is sent when the response ends: sirv leaves it open if the client has gone, and a file that fails would end the process. */
function closeWith(response: Response): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    finished(response, () => file.destroy());
  });
}
