import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@preproom/models/contract/errors';
import { faceModelPath, PAGE_SETTINGS_META, type PageSettings } from '@preproom/models/contract/page';
import { findLoginToken } from '@preproom/models/runtime/loginToken';
import express, { Router } from 'express';
import type { FaceModel } from '../adapters/faceModel.ts';
import type { Config } from '../config.ts';
import { nameRoute } from './requestLog.ts';

const CLIENT_DIST = new URL('../../../client/dist', import.meta.url).pathname;
/** Content-hashed or versioned paths never change what they hold. */
const FOR_EVER = { immutable: true, maxAge: '365d', index: false, fallthrough: false } as const;

/** The built client: its assets, the readings' WebAssembly and face model, and the page that every other address answers. */
export function createPageRouter(config: Config, faceModel: FaceModel): Router {
  const router = Router();
  let page: ReturnType<typeof readPage> | undefined;
  router.use('/assets', nameRoute('/assets/*'), express.static(join(CLIENT_DIST, 'assets'), FOR_EVER));
  router.use(
    '/mediapipe',
    nameRoute('/mediapipe/*'),
    express.static(join(CLIENT_DIST, 'mediapipe'), FOR_EVER),
  );
  router.get('/face-model/:file', nameRoute('/face-model/:file'), (request, response) => {
    const model = faceModel.state();
    if (model.status !== 'ready' || request.path !== faceModelPath(model.sha256))
      throw new AppError('not_found');
    response.sendFile(model.path, { ...FOR_EVER, dotfiles: 'allow' });
  });
  router.use(express.static(CLIENT_DIST, { index: false, redirect: false }));
  router.get('/{*path}', (request, response) => {
    const hasLogin = findLoginToken(request.headers) !== null;
    // Read at the first request: with `npm run dev` Vite serves the pages and nothing is built.
    page ??= readPage(config);
    // The page says whether a login came with the request, so no cache may keep it for somebody else.
    response.set('Cache-Control', 'no-store').type('html').send(page(hasLogin));
  });
  return router;
}

function readPage(config: Config): (hasLogin: boolean) => string {
  const path = join(CLIENT_DIST, 'index.html');
  if (!existsSync(path))
    throw new AppError('unavailable', 'The pages have not been built: npm start does that.');
  const html = readFileSync(path, 'utf8');
  const empty = `<meta name="${PAGE_SETTINGS_META}" content="">`;
  const tag = new RegExp(`<meta name="${PAGE_SETTINGS_META}" content=""\\s*/?>`);
  if (!tag.test(html)) throw new Error(`${path} lacks ${empty}`);
  const withSettings = (hasLogin: boolean) => {
    const settings: PageSettings = {
      brandName: config.BRAND_NAME,
      isProduction: config.isProduction,
      hasLogin,
    };
    return html.replace(tag, () => empty.replace('""', `"${escapeAttribute(JSON.stringify(settings))}"`));
  };
  const [loggedOut, loggedIn] = [withSettings(false), withSettings(true)];
  return (hasLogin) => (hasLogin ? loggedIn : loggedOut);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
