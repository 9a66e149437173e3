import { getProducts } from '@preproom/models/contract/products';
import { isLoggedIn } from '@preproom/models/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stack, startStack } from '../support/startStack.ts';

describe('the product as a whole', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack();
  });
  afterAll(() => stack.stop());

  it('is alive and ready', async () => {
    const alive = await stack.visitor().send('GET', '/healthz');
    expect(alive.status).toBe(200);
    const ready = await stack.visitor().send('GET', '/readyz');
    expect(ready).toMatchObject({
      status: 200,
      body: { database: true, signalling: true, faceModel: 'ready' },
    });
  });

  it('offers the four programs in both forms of the answer', async () => {
    const { status, body } = await stack.visitor().call(getProducts, {});
    expect(status).toBe(200);
    expect(body.product.map((product) => product.product_name)).toEqual([
      'B.Tech',
      'MBA',
      'PrepRoom',
      'Digital Marketing',
    ]);
    expect(body.data.product).toEqual(body.product);
  });

  it('knows whoever is logged in, and nobody else', async () => {
    const { status, body } = await stack.visitor().call(isLoggedIn, {});
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'signed_out' });
    const learner = await stack.logIn('learner');
    const known = await learner.call(isLoggedIn, {});
    expect(known.body.data).toMatchObject({ Name: 'Demo Learner', role: 'user' });
    expect(known.body.meeting).toHaveLength(1);
  });
});
