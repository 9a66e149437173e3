import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { RunResult } from '@preproom/models/contract/assessments/runs';

export const RUN_RESULT: RunResult = {
  status: 'ok',
  stdout: 'hello\n',
  stderr: '',
  exitCode: 0,
  ms: 12,
  compileErrorLine: null,
};

export type StandInRunner = Awaited<ReturnType<typeof startStandInRunner>>;

/** In the runner's place: answers with `answer`, and notes what it was sent. Everybody's program waits. */
export async function startStandInRunner() {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const answer: { status: number; body: unknown } = { status: 200, body: RUN_RESULT };
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify({ step: 'waiting' }));
      return;
    }
    received.push({ headers: request.headers, body: await json(request) });
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { RUNNER_URL: `http://127.0.0.1:${port}`, RUNNER_SECRET: 'r'.repeat(40) },
    received,
    answer,
    stop: () => server.close(),
  };
}
