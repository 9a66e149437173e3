import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Stack, startStack } from '../stack/startStack.ts';

/**
 * A form that visitors send, for a file of tests: the product is started, and before each test nothing is stored. Each test has a
 * network address of its own, so that its tries do not count against another's limit.
 */
export function visitorForm(path: string, collection: 'queries' | 'contactMessages') {
  let started: Stack | undefined;
  let address = '';
  let addresses = 0;
  const stack = () => {
    if (!started) throw new Error('The product has not been started');
    return started;
  };
  const collectionOf = () => stack().database[collection].collection;
  beforeAll(async () => {
    started = await startStack();
  });
  afterAll(() => started?.stop());
  beforeEach(async () => {
    addresses += 1;
    address = `10.1.0.${addresses}`;
    await collectionOf().deleteMany({});
  });
  return {
    stack,
    address: () => address,
    send: (body: unknown, from = address) =>
      stack().visitor().send<{ message: string }>('POST', path, body, { 'x-forwarded-for': from }),
    stored: () =>
      collectionOf()
        .find({}, { projection: { _id: 0, __v: 0 } })
        .toArray(),
  };
}
