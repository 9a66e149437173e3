import { endpoint } from '@preproom/models/contract/http/endpoint';
import { z } from '@preproom/models/contract/http/zod';
import type { OutboxMail } from '@preproom/models/contract/people/mail';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** Not of the contract: it exists outside production only. */
const getOutbox = endpoint({
  method: 'GET',
  base: '/demo',
  path: '/outbox/mails',
  summary: 'The mails that nobody delivers, newest first',
  response: z.custom<{ data: OutboxMail[]; isDelivered: boolean }>(),
});

/** A tester waits for a code: it is here before they look again. */
const LOOK_EVERY_MS = 1_500;

/** The latest mails of the outbox, newest first, and whether mails leave the house instead. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => callApi(getOutbox, { signal }),
  refetchInterval: LOOK_EVERY_MS,
  staleTime: 0,
});

/** The mail itself, for a frame. */
export function mailAddress(id: string): string {
  return `/demo/outbox/mails/${id}`;
}
