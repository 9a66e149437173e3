import { Router } from 'express';
import { nameRoute } from '../../http/requestLog.ts';

const PAGE = '/report/:token';

/**
 * Headers of the page that a link opens; the page itself comes from the page router. Its address is the secret: no search engine, no
 * cache and no site that it links to may learn it. The log has its pattern.
 */
export function createSharedReportRouter(): Router {
  const router = Router();
  router.get(PAGE, nameRoute(PAGE), (_request, response, next) => {
    response.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' });
    next();
  });
  return router;
}
