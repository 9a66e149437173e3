import type { OrderDocument } from '@preproom/models/db/payments/order.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

/** An order as it is stored. */
export type Order = OrderDocument & { _id: Types.ObjectId };
export type PaymentDeps = Pick<
  AppDeps,
  'database' | 'clock' | 'log' | 'config' | 'mail' | 'notify' | 'payments' | 'closeRoom' | 'metrics'
>;
