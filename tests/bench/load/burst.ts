import { constants, setPriority } from 'node:os';
import { serve } from '../rpc.ts';

// In life this works on a machine of its own: here it must not take the processor from those who are measured.
setPriority(constants.priority.PRIORITY_LOW);

export interface BurstRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

const methods = {
  /** Sends all of them at the same moment; answers their statuses, once all bodies have been read. */
  atOnce: (requests: BurstRequest[]): Promise<number[]> => Promise.all(requests.map(statusOf)),

  /** So many connections ask one thing after the other for so long, each time at another address; answers how often each status came. */
  async keepAsking(order: {
    url: string;
    connections: number;
    seconds: number;
    headers: Record<string, string>;
  }) {
    const { url, connections, seconds, headers } = order;
    const counts: Record<number, number> = {};
    const endMs = performance.now() + 1_000 * seconds;
    let number = 0;
    const ask = async () => {
      while (performance.now() < endMs) {
        number += 1;
        const status = await statusOf({ url: url.replace('N', String(number)), method: 'GET', headers });
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, ask));
    return counts;
  },
};
export type Burst = typeof methods;

async function statusOf({ url, ...init }: BurstRequest): Promise<number> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

serve(methods);
