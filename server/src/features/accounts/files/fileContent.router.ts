import { AppError } from '@preproom/models/contract/http/errors';
import { ID_FORM } from '@preproom/models/contract/http/forms';
import type { File } from '@preproom/models/db/accounts/file.model';
import { type Response, Router } from 'express';
import type { AppDeps } from '../../../deps.ts';
import { isProven } from '../../../files/fileAddress.ts';
import { contentKey } from '../../../files/storedFiles.ts';
import { nameRoute } from '../../../http/requestLog.ts';
import { sendStream } from '../../../http/sendStream.ts';

const ROUTE = '/files/:id/:proof/:part';
/** An uploaded file must not run scripts, load or send anything when a browser opens it. */
const CONTENT_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Serves file content. The address contains a secret or a signature instead of requiring a login, so that pictures can be cached. */
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
    } else await sendStream(content, response);
  });
  return router;
}

function describe(response: Response, { type, name, secret }: File): void {
  response.set('Content-Security-Policy', CONTENT_POLICY);
  // `attachment` sets a media type from the name, which may be wrong, so ours is set afterwards.
  if (secret === null) response.attachment(name);
  else response.set('Content-Disposition', 'inline');
  response.set('Content-Type', type);
  // `no-transform`: the content is compressed already.
  const caching = secret === null ? 'private, no-store' : 'public, max-age=31536000, immutable';
  response.set('Cache-Control', `${caching}, no-transform`);
}
