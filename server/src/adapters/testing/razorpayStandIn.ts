import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const ORDER = 'order_DBJOWzybf0sJbb';
export const PAYMENT = 'pay_DBJOWzybf0sJbc';

export interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse, request: ReceivedRequest) => void;

/** A server on this machine in Razorpay's place. It answers as the test says and keeps what it was asked. */
export class RazorpayStandIn {
  requests: ReceivedRequest[] = [];
  answer: Answer = (response) => sendJson(response, {}, 404);
  readonly #server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const received = { method, path, headers, body: await text(request) };
    this.requests.push(received);
    this.answer(response, received);
  });

  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Answers with these payments of an order and, in pages, these refunds of each of them. */
  knows(payments: unknown[], refunds: unknown[] = []): void {
    this.answer = (response, { path }) => {
      const { pathname, searchParams } = new URL(path ?? '/', this.url);
      const [count, skip] = [Number(searchParams.get('count') ?? 10), Number(searchParams.get('skip') ?? 0)];
      const items = pathname.endsWith('/refunds') ? refunds.slice(skip, skip + count) : payments;
      sendJson(response, { entity: 'collection', count: items.length, items });
    };
  }
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** A payment, with the fields that Razorpay documents. */
export function aPayment(fields: Record<string, unknown> = {}) {
  return {
    id: PAYMENT,
    entity: 'payment',
    amount: 799_900,
    currency: 'INR',
    status: 'captured',
    order_id: ORDER,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: true,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: 'asha@upi.example',
    email: 'asha@people.example',
    contact: '+919876543210',
    notes: [],
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    created_at: 1_795_300_000,
    ...fields,
  };
}

/** A refund, likewise. */
export function aRefund(fields: Record<string, unknown> = {}) {
  return {
    id: 'rfnd_FP8QHiV938haTz',
    entity: 'refund',
    amount: 799_900,
    currency: 'INR',
    payment_id: PAYMENT,
    notes: [],
    receipt: null,
    acquirer_data: { arn: null },
    created_at: 1_795_300_100,
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
    ...fields,
  };
}

/** An order that nobody has paid, likewise. */
export const AN_ORDER = {
  id: ORDER,
  entity: 'order',
  amount: 799_900,
  amount_paid: 0,
  amount_due: 799_900,
  currency: 'INR',
  receipt: 'receipt 1',
  status: 'created',
  attempts: 0,
  notes: [],
  created_at: 1_795_300_000,
};
