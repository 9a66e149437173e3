import { endpoint } from '@preproom/models/contract/http/endpoint';
import { z } from '@preproom/models/contract/http/zod';
import type { OutboxMail } from '@preproom/models/contract/notifications/mail';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** Not in the contract, because it doesn't exist in production. */
const getOutbox = endpoint({
  method: 'GET',
  base: '/demo',
  path: '/outbox/mails',
  summary: 'The mails that nobody delivers, newest first',
  response: z.custom<{ data: OutboxMail[]; isDelivered: boolean }>(),
});

/** Short, because testers wait for codes. */
const LOOK_EVERY_MS = 1_500;

/** The latest e-mails, newest first, and whether real e-mails are sent instead. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => callApi(getOutbox, { signal }),
  refetchInterval: LOOK_EVERY_MS,
  staleTime: 0,
});

/** URL of one e-mail, for a frame. */
export function mailAddress(id: string): string {
  return `/demo/outbox/mails/${id}`;
}
