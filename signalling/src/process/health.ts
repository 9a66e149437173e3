import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ERROR_MESSAGES } from '@preproom/models/contract/http/errorMessages';
import type { Database } from '@preproom/models/db/database';
import type { metricsListener } from '@preproom/models/runtime/metricsListener';

/** `/healthz`: the process is alive. `/readyz`: it and its database can serve. `/metrics`: Prometheus metrics. */
export function healthListener(
  database: Database,
  isSignallingReady: () => boolean,
  answerMetrics: ReturnType<typeof metricsListener>,
): RequestListener {
  return (request, response) => {
    if (request.url === '/healthz') answer(response, 200, { alive: true });
    else if (request.url === '/readyz') void answerReadiness(response, database, isSignallingReady());
    else if (request.url === '/metrics') void answerMetrics(request, response);
    else answer(response, 404, { message: ERROR_MESSAGES.not_found, code: 'not_found' });
  };
}

async function answerReadiness(
  response: ServerResponse<IncomingMessage>,
  database: Database,
  signalling: boolean,
): Promise<void> {
  const isDatabaseReady = await database.ping().then(
    () => true,
    () => false,
  );
  answer(response, isDatabaseReady && signalling ? 200 : 503, { database: isDatabaseReady, signalling });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
