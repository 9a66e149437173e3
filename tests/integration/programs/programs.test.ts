import { AppError } from '@preproom/models/contract/http/errors';
import { getProducts } from '@preproom/models/contract/programs/products';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { addProgram, changeProgram } from '@preproom/server/features/programs/catalogue';
import { seedProducts } from '@preproom/server/features/programs/product.handlers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.products.deleteMany({});
  await stack.database.auditLog.collection.deleteMany({});
  await seedProducts(stack.database, 'PrepRoom', true);
});

const change = (product_name: string, to: object) => {
  const { database, clock } = stack;
  const deps = { database, clock, jobs: createJobs({ database, clock }) };
  return changeProgram(deps, { product_name }, { actorId: null, to });
};
const add = (details: object) => addProgram(stack, null, details);
const program = async (name: string) => {
  const { product } = (await stack.visitor().call(getProducts, {})).body;
  return product.find(({ product_name }) => product_name === name);
};
const audited = () => stack.database.auditLog.find({}, { _id: 0, __v: 0 }).lean();
const faultOf = (done: Promise<unknown>): Promise<AppError> =>
  done.then(
    () => Promise.reject(new Error('It was done')),
    (error) => (error instanceof AppError ? error : Promise.reject(error)),
  );

const FINANCE = {
  product_name: 'Finance',
  product_pricing: '6000',
  discount_pricing: '4500',
  activate: false,
  sessionIncludes: ['HR Round 1', 'Tech Round 1'],
};

describe('changing a program', () => {
  test('changes what is named and nothing else, and is in the audit log from and to', async () => {
    const before = await program('MBA');
    await change('MBA', { discount_pricing: '10999.00', sessionIncludes: ['HR Round 1', 'HR Round 2'] });
    expect(await program('MBA')).toEqual({
      ...before,
      discount_pricing: '10999',
      sessionIncludes: ['HR Round 1', 'HR Round 2'],
      total_session: 2,
    });
    expect(await audited()).toMatchObject([
      {
        action: 'program:change',
        actorId: null,
        before: { discount_pricing: '11999', total_session: 6 },
        after: {
          discount_pricing: '10999',
          total_session: 2,
          sessionIncludes: ['HR Round 1', 'HR Round 2'],
        },
      },
    ]);
    expect(Object.keys((await audited())[0]?.after as object)).not.toContain('product_name');
  });

  test('to what it is already changes nothing and is not in the audit log', async () => {
    await change('MBA', { discount_pricing: '11999', activate: false });
    expect(await audited()).toEqual([]);
  });

  test('opens and closes enrolment', async () => {
    await change('MBA', { activate: true, discount_pricing: '9999' });
    expect(await program('MBA')).toMatchObject({ activate: true, discount_pricing: '9999' });
    await change('MBA', { activate: false });
    expect((await program('MBA'))?.activate).toBe(false);
    expect(await audited()).toMatchObject([
      { after: { activate: true } },
      { before: { activate: true }, after: { activate: false } },
    ]);
  });

  test.each([
    [{ discount_pricing: '15000' }, { discount_pricing: 'is above the list price' }],
    [{ discount_pricing: '999.50' }, { discount_pricing: 'not a price in whole rupees' }],
    [{ discount_pricing: '0' }, { discount_pricing: 'not a price in whole rupees' }],
    [{ product_pricing: '₹100' }, { product_pricing: 'not a price in rupees' }],
    [{ product_pricing: '12345678' }, { product_pricing: 'not a price in rupees' }],
    [{ product_name: '  ' }, { product_name: 'is missing' }],
    [{ sessionIncludes: [] }, { sessionIncludes: 'name at least one round' }],
    [{ sessionIncludes: ['HR Round 1', 'HR Round 1'] }, { sessionIncludes: 'name each round once' }],
    [{ sessionIncludes: ['HR Round 9'] }, { sessionIncludes: expect.stringContaining('HR Round 1') }],
  ])('to %j is refused', async (wrong, fields) => {
    const before = await program('MBA');
    const fault = await faultOf(change('MBA', { activate: true, ...wrong }));
    expect([fault.code, fault.fields]).toEqual(['bad_request', fields]);
    expect(await program('MBA')).toEqual(before);
    expect(await audited()).toEqual([]);
  });

  test('to the name of another, or one that does not exist, is refused', async () => {
    const fault = await faultOf(change('MBA', { product_name: 'B.Tech', activate: true }));
    expect([fault.code, fault.fields]).toEqual(['conflict', { product_name: 'is taken' }]);
    expect((await program('MBA'))?.activate).toBe(false);
    expect((await faultOf(change('mba', { activate: true }))).code).toBe('not_found');
    expect(await audited()).toEqual([]);
  });

  test('by two at the same moment: one of them, or one after the other', async () => {
    const both = await Promise.allSettled([
      change('MBA', { discount_pricing: '9000' }),
      change('MBA', { product_pricing: '10000' }),
    ]);
    const done = both.filter(({ status }) => status === 'fulfilled');
    expect(done.length).toBeGreaterThan(0);
    expect(await audited()).toHaveLength(done.length);
    const { product_pricing, discount_pricing } = (await program('MBA')) ?? {};
    expect(Number(discount_pricing)).toBeLessThanOrEqual(Number(product_pricing));
  });
});

describe('adding a program', () => {
  test('puts it into the catalogue, with its sessions counted', async () => {
    await add(FINANCE);
    expect(await program('Finance')).toEqual({ _id: expect.any(String), ...FINANCE, total_session: 2 });
    expect(await audited()).toMatchObject([{ action: 'program:add', actorId: null, after: FINANCE }]);
  });

  test.each([
    [{ ...FINANCE, product_name: 'MBA' }, ['product_name']],
    [
      { product_name: 'Finance', activate: false },
      ['product_pricing', 'discount_pricing', 'sessionIncludes'],
    ],
    [{ ...FINANCE, discount_pricing: '7000' }, ['discount_pricing']],
  ])('that is wrong is refused: %j', async (details, fields) => {
    const fault = await faultOf(add(details));
    expect(Object.keys(fault.fields ?? {})).toEqual(fields);
    if (fields.length > 1) expect(fault.fields).toHaveProperty('product_pricing', 'is missing');
    expect(await stack.database.products.countDocuments()).toBe(4);
    expect(await audited()).toEqual([]);
  });
});
