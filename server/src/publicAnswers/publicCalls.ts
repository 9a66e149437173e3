import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import type { PublicCollection } from '@preproom/models/db/announceWrites';
import { type Request, Router } from 'express';
import type { ResponseHeaders } from '../http/call.ts';
import type { Policy } from '../http/policy.ts';
import { nameRoute } from '../http/requestLog.ts';
import { inRouteOrder, parseParams, parseQuery } from '../http/route.ts';
import type { PublicAnswers } from './publicAnswers.ts';
import { sendWhole, type WholeAnswer, wholeAnswer } from './wholeAnswer.ts';

interface PublicCallDeps {
  policies: Record<EndpointName, Policy>;
  handlers: Record<EndpointName, (call: never) => unknown>;
  answers: PublicAnswers<WholeAnswer>;
  /** Counts the call against its caller's limit. */
  countCall(request: Request): Promise<void>;
}

/** One route for each call whose answer is the same for everyone: who asks is not looked up, and the answer is kept. */
export function createPublicCallRouter({ policies, handlers, answers, countCall }: PublicCallDeps): Router {
  const router = Router();
  for (const { name, madeOf } of publicCalls(policies)) {
    const endpoint: Endpoint = ENDPOINTS[name];
    const address = endpointPath(endpoint);
    router.get(address, nameRoute(address), async (request, response) => {
      await countCall(request);
      const params = parseParams(endpoint, request.params);
      const query = parseQuery(endpoint, request.query);
      const read = () => readAnswer(handlers[name], params, query);
      const answer = await answers.find(`${name} ${JSON.stringify([params, query])}`, madeOf, read);
      sendWhole(answer, request, response);
    });
  }
  return router;
}

function publicCalls(policies: Record<EndpointName, Policy>) {
  const names = Object.keys(policies) as EndpointName[];
  return inRouteOrder(names).flatMap((name) => {
    const madeOf: readonly PublicCollection[] | undefined = policies[name].madeOf;
    return madeOf ? [{ name, madeOf }] : [];
  });
}

/** The handler is given nothing of who asks. */
async function readAnswer(
  handler: (call: never) => unknown,
  params: unknown,
  query: unknown,
): Promise<WholeAnswer> {
  const responseHeaders: ResponseHeaders = {};
  const body = await handler({ params, query, responseHeaders } as never);
  return wholeAnswer(JSON.stringify(body), {
    contentType: 'application/json; charset=utf-8',
    // Browsers ask again each time, and mostly get 304.
    cacheControl: responseHeaders.cacheControl ?? 'no-cache',
  });
}
