import { serve } from '../rpc.ts';
import { HttpConnection } from './httpConnection.ts';
import { type LoadOrder, runOpenLoop } from './openLoop.ts';

const CONNECTIONS = 64;

export interface RequestOrder extends LoadOrder {
  url: string;
  /** Headers besides what every browser sends, each as `Name: value`. */
  headers?: string[];
  /** Login tokens of people who take turns. */
  tokens?: string[];
}

/** Callers of many addresses behind one proxy (198.18.0.0/15 is set aside for benchmarks): no limit of one of them is met. */
function callerAddress(index: number): string {
  return `198.${18 + ((index >> 16) & 1)}.${(index >> 8) & 255}.${index & 255}`;
}

const methods = {
  /** Gets this address at this rate; what finds no connection free waits, and its waiting counts. */
  async get({ url, headers = [], tokens = [], ...order }: RequestOrder) {
    const target = new URL(url);
    const headersOf = (index: number) =>
      tokens.length === 0 ? headers : [...headers, `Authorization: Bearer ${tokens[index % tokens.length]}`];
    const free = Array.from({ length: CONNECTIONS }, () => new HttpConnection(target));
    const all = [...free];
    const waiting: number[] = [];
    const result = await runOpenLoop(order, (outcomes) => {
      const send = (index: number): void => {
        const connection = free.pop();
        if (!connection) return void waiting.push(index);
        connection.request(requestText(target, headersOf(index), index), (isOk) => {
          free.push(connection);
          outcomes.onArrived(index);
          if (isOk) outcomes.onAnswered(index);
          else outcomes.onRefused();
          const next = waiting.shift();
          if (next !== undefined) send(next);
        });
      };
      return send;
    });
    for (const connection of all) connection.close();
    return result;
  },
};
export type HttpGenerator = typeof methods;

function requestText({ pathname, host }: URL, headers: string[], index: number): string {
  return [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: application/json',
    'Accept-Encoding: gzip, deflate, br',
    `X-Forwarded-For: ${callerAddress(index)}`,
    ...headers,
    '\r\n',
  ].join('\r\n');
}

serve(methods);
