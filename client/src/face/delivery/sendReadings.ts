import {
  type BatchStored,
  DELIVERY_SECONDS,
  type ReadingBatch,
} from '@preproom/models/contract/readings/readings';
import type { SendBatch } from '../../lib/delivery/batchDelivery.ts';

export type SendReadings = SendBatch<ReadingBatch, BatchStored>;

/** How long a batch waits for more to travel with it. */
export const GATHER_MS = 1_000 * DELIVERY_SECONDS;
