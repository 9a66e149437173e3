import { z } from '@preproom/models/contract/http/zod';
import { type CreateLimiter, consumeLimit } from '@preproom/models/runtime/limits';
import express, { Router } from 'express';
import { networkOf } from './network.ts';
import { nameRoute } from './requestLog.ts';

export const CSP_REPORT_PATH = '/csp-report';
/** The name under which the Content-Security-Policy knows that path. */
export const CSP_REPORT_GROUP = 'csp';

/** As older browsers send it, and one entry of what the Reporting API sends. */
const OldReport = z.object({
  'csp-report': z.object({ 'effective-directive': z.string().max(100), 'blocked-uri': z.string().max(2000) }),
});
const NewReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string().max(100), blockedURL: z.string().max(2000) }),
});
const Reports = z.union([
  OldReport.transform((report) => [
    {
      directive: report['csp-report']['effective-directive'],
      blocked: report['csp-report']['blocked-uri'],
    },
  ]),
  z
    .array(NewReport)
    .max(20)
    .transform((reports) =>
      reports.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
]);

/**
 * Takes browsers' reports of what the Content-Security-Policy has blocked. Only the directive and the origin are logged: pages'
 * addresses may hold a token. Whatever comes, the answer is the same.
 */
export function createCspReportRouter(limiter: CreateLimiter): Router {
  const limit = limiter('csp-reports', 30, 60);
  const router = Router();
  router.post(
    CSP_REPORT_PATH,
    nameRoute(CSP_REPORT_PATH),
    express.json({ type: ['application/csp-report', 'application/reports+json'], limit: '16kb' }),
    async (request, response) => {
      await consumeLimit(limit, networkOf(request.ip));
      const { data = [] } = Reports.safeParse(request.body);
      for (const { directive, blocked } of data)
        response.locals.log.warn({ directive, blocked: originOf(blocked) }, 'blocked by the page policy');
      response.sendStatus(204);
    },
  );
  return router;
}

/** 'inline' and 'eval' stay as they are; of an address only scheme and host, or its scheme. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'unknown';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}
