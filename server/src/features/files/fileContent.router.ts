import { pipeline } from 'node:stream/promises';
import { AppError } from '@preproom/models/contract/http/errors';
import { ID_FORM } from '@preproom/models/contract/http/forms';
import type { File } from '@preproom/models/db/people/file.model';
import { type Response, Router } from 'express';
import type { AppDeps } from '../../deps.ts';
import { isProven } from '../../files/fileAddress.ts';
import { contentKey } from '../../files/storedFiles.ts';
import { nameRoute } from '../../http/requestLog.ts';

const ROUTE = '/files/:id/:proof/:part';
/** Nothing in a file may run, load or send anything, wherever a browser opens it. */
const CONTENT_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** The content of files, by addresses that prove themselves: no login is asked for, so that pictures can be cached. */
export function createFileRouter(deps: AppDeps): Router {
  const { jwtSecret } = deps.config;
  const router = Router();
  router.get(ROUTE, nameRoute(ROUTE), async (request, response) => {
    const { id = '', proof = '', part = '' } = request.params as Record<string, string>;
    if (!ID_FORM.test(id)) throw new AppError('file_not_found');
    const file = await deps.database.files
      .findOne({ _id: id, state: { $in: ['stored', 'ready'] } })
      .lean<File>();
    const isRight = file?.parts.includes(part) && isProven(file, proof, jwtSecret, deps.clock.now());
    if (!file || !isRight) throw new AppError('file_not_found');
    const content = await deps.storage.get(contentKey(file, part));
    describe(response, file);
    if (request.method === 'HEAD') {
      content.destroy();
      response.end();
    } else await pipeline(content, response);
  });
  return router;
}

function describe(response: Response, { type, name, secret }: File): void {
  response.set('Content-Security-Policy', CONTENT_POLICY);
  // Express looks up the media type of the name, which is not always ours: the type comes after it.
  if (secret === null) response.attachment(name);
  else response.set('Content-Disposition', 'inline');
  response.set('Content-Type', type);
  // What is compressed already is sent as it is.
  const caching = secret === null ? 'private, no-store' : 'public, max-age=31536000, immutable';
  response.set('Cache-Control', `${caching}, no-transform`);
}
