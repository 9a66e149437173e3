import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { MAX_RUN_BODY_BYTES } from '@preproom/models/contract/assessments/runs';
import { ERROR_MESSAGES } from '@preproom/models/contract/http/errorMessages';
import { isSameSecret } from '@preproom/models/runtime/isSameSecret';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import { metricsListener } from '@preproom/models/runtime/metricsListener';
import type { RunnerConfig } from './config.ts';
import { RUNS_PATH, RunRequest, STEP_PATH } from './protocol.ts';
import type { Runs } from './runs.ts';

interface Deps {
  config: Pick<RunnerConfig, 'secret' | 'METRICS_TOKEN'>;
  log: Log;
  metrics: Metrics;
  runs: Runs;
}

/** `POST /runs` and `GET /runs/<person>` for our own server; `/healthz` and `/metrics` for whoever watches over the process. */
export function runnerListener(deps: Deps): RequestListener {
  const answerMetrics = metricsListener(deps.metrics, deps.config.METRICS_TOKEN);
  return (request, response) => {
    if (request.url === '/healthz') answer(response, 200, { alive: true });
    else if (request.url === '/metrics') void answerMetrics(request, response);
    else if (request.url === RUNS_PATH && request.method === 'POST') void answerRun(deps, request, response);
    else if (request.url?.startsWith(STEP_PATH) && request.method === 'GET')
      answerStep(deps, request, response);
    else refuse(response, 404, 'not_found');
  };
}

function answerStep(
  { config, runs }: Deps,
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
) {
  if (!isFromServer(headers, config)) return refuse(response, 401, 'signed_out');
  answer(response, 200, { step: runs.stepOf(url.slice(STEP_PATH.length)) });
}

function isFromServer({ authorization = '' }: IncomingHttpHeaders, { secret }: Deps['config']): boolean {
  return isSameSecret(authorization, `Bearer ${secret}`);
}

async function answerRun(
  { config, log, metrics, runs }: Deps,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!isFromServer(request.headers, config)) return refuse(response, 401, 'signed_out');
  // Ends the program of somebody who has gone.
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const asked = RunRequest.safeParse(await readJson(request));
    if (!asked.success) return refuse(response, 400, 'bad_request');
    const { person, program } = asked.data;
    const result = await runs.run(person, program, gone.signal);
    metrics.programRuns.inc({ language: program.language, outcome: result.status });
    answer(response, 200, result);
  } catch (error) {
    log.error({ err: error }, 'a program could not be run');
    refuse(response, 500, 'internal');
  }
}

/** Undefined for what is too long or no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read as well: the next request comes on the same connection.
    if (bytes <= MAX_RUN_BODY_BYTES) chunks.push(chunk);
  }
  if (bytes > MAX_RUN_BODY_BYTES) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, code: keyof typeof ERROR_MESSAGES): void {
  answer(response, status, { message: ERROR_MESSAGES[code], code });
}

function answer(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
