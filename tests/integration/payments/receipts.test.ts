import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { getQuote } from '@preproom/models/contract/payments/coupons';
import { taxWithin } from '@preproom/models/contract/payments/gst';
import { downloadReceipt, getReceipt } from '@preproom/models/contract/payments/receipts';
import { getProducts } from '@preproom/models/contract/programs/products';
import { loadConfig } from '@preproom/server/config/config';
import { settleOpenOrders } from '@preproom/server/features/payments/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailTo } from '../../support/notifications/mails.ts';
import { type Buyer, buyer, PRICE } from '../../support/payments/buyer.ts';
import { pdfText } from '../../support/payments/pdfText.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const SELLER = {
  SELLER_NAME: 'PrepRoom Learning Private Limited',
  SELLER_ADDRESS: '12 Example Road, Pune 411001, Maharashtra',
  SELLER_GSTIN: '27AAPFU0939F1ZV',
};

let stack: Stack;
let registered: Stack;
beforeAll(async () => {
  [stack, registered] = await Promise.all([startStack(), startStack(SELLER)]);
  // Their own job would settle an order first, by today's date.
  for (const { jobs } of [stack, registered]) await jobs.stop();
});
afterAll(() => Promise.all([stack.stop(), registered.stop()]));

/** As the browser downloads it. */
async function pdfOf(on: Stack, { client }: Buyer, orderId: string, query = '') {
  const path = endpointPath(downloadReceipt).replace(':orderId', orderId) + query;
  const response = await fetch(on.url + path, { headers: { cookie: client.cookie } });
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const numbersOf = (receipts: { documentNumber: string }[]) =>
  receipts.map(({ documentNumber }) => documentNumber).toSorted();

describe('a paid order', () => {
  test('has one receipt and one mail, however often it is settled', async () => {
    const asha = await buyer(stack);
    const orderId = await asha.buy();
    const { receipt } = await asha.receiptsOf(orderId);
    await stack.database.orders.updateOne({ orderId }, { isSettled: false });
    // As after the mail's retention.
    const { deletedCount } = await stack.database.mails.deleteMany({ template: 'receipt' });
    await Promise.all([1, 2, 3].map(() => settleAgain(asha, orderId)));
    expect(await asha.receiptsOf(orderId)).toEqual({ receipt, creditNotes: [] });
    expect(receipt).toMatchObject({
      kind: 'receipt',
      isTest: true,
      documentNumber: expect.stringMatching(/^TEST-PR\/26-27\/\d{6}$/),
      issuedOn: '2026-11-22',
      seller: { name: 'PrepRoom', address: '', gstin: null },
      buyer: { name: 'Asha Rao' },
      course: 'B.Tech',
      rounds: ['HR Round 1', 'Tech Round 1'],
      paise: PRICE,
      tax: null,
      orderId,
      paymentId: `pay_${orderId}`,
    });
    expect(deletedCount).toBe(1);
    expect(await stack.database.mails.countDocuments({ template: 'receipt' })).toBe(0);
  });

  test('is mailed with number, amount, validity and a link', async () => {
    const asha = await buyer(stack);
    const orderId = await asha.buy();
    const { receipt } = await asha.receiptsOf(orderId);
    const mail = await mailTo(stack.database, receipt?.buyer.email ?? '');
    expect(mail.text).toContain('You paid ₹7,999 for B.Tech.');
    expect(mail.text).toContain('Your pack is valid from 22 November 2026 to 20 January 2027.');
    expect(mail.text).toContain(receipt?.documentNumber);
    expect(mail.text).toContain(`/Dashboard/user/transcation/${orderId}/receipt`);
  });

  test('that is not paid has none yet', async () => {
    const asha = await buyer(stack);
    const orderId = await asha.buy();
    await stack.database.receipts.deleteOne({ orderId });
    expect(await asha.receiptsOf(orderId)).toEqual({ receipt: null, creditNotes: [] });
    expect((await pdfOf(stack, asha, orderId)).status).toBe(404);
  });

  test('of somebody else does not exist', async () => {
    const [asha, ravi] = [await buyer(stack), await buyer(stack)];
    const orderId = await asha.buy();
    const { status } = await ravi.client.call(getReceipt, { params: { orderId } });
    expect([status, (await pdfOf(stack, ravi, orderId)).status]).toEqual([404, 404]);
  });
});

/** What happens to an order that a process left unsettled. */
async function settleAgain({ deps }: Buyer, orderId: string): Promise<void> {
  await deps.database.orders.updateOne({ orderId }, { isSettled: false });
  await settleOpenOrders(deps);
}

describe('numbers', () => {
  test('50 payments at once have 1 to 50, none missing and none twice', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, () => buyer(stack, { at: '2031-05-01T06:00:00Z' })),
    );
    await Promise.all(buyers.map(({ buy }) => buy()));
    const issued = await stack.database.receipts.find({ financialYear: '2031-32' }).lean();
    expect(numbersOf(issued)).toEqual(
      Array.from({ length: 50 }, (_, i) => `TEST-PR/31-32/${String(i + 1).padStart(6, '0')}`),
    );
  });

  test('begin again on 1 April in India', async () => {
    const [before, after] = [
      await buyer(stack, { at: '2033-03-31T18:29:59Z' }),
      await buyer(stack, { at: '2033-03-31T18:30:00Z' }),
    ];
    const last = await before.receiptsOf(await before.buy());
    const first = await after.receiptsOf(await after.buy());
    const next = await after.receiptsOf(await after.buy());
    expect([last, first, next].map(({ receipt }) => receipt?.documentNumber)).toEqual([
      'TEST-PR/32-33/000001',
      'TEST-PR/33-34/000001',
      'TEST-PR/33-34/000002',
    ]);
  });

  test('of credit notes are a sequence of their own', async () => {
    const asha = await buyer(stack, { at: '2035-05-01T06:00:00Z' });
    const [one, two] = [await asha.buy(), await asha.buy()];
    await asha.refund(two, PRICE);
    await asha.refund(one, 100_000);
    const notes = [...(await asha.receiptsOf(two)).creditNotes, ...(await asha.receiptsOf(one)).creditNotes];
    expect(notes).toMatchObject([
      { documentNumber: 'TEST-CN/35-36/000001', receiptNumber: 'TEST-PR/35-36/000002', paise: PRICE },
      { documentNumber: 'TEST-CN/35-36/000002', receiptNumber: 'TEST-PR/35-36/000001', paise: 100_000 },
    ]);
  });
});

describe('with a GSTIN', () => {
  test('a quote says how much of the price is tax', async () => {
    const asha = await buyer(registered, { settings: SELLER });
    const { product } = (await asha.client.call(getProducts, {})).body;
    const course_id = product.find(({ product_name }) => product_name === 'B.Tech')?._id ?? '';
    const { body } = await asha.client.call(getQuote, { query: { course_id } });
    expect([body.totalPaise, body.includedGstPaise]).toEqual([PRICE, 2 * 610_09]);
  });

  test('the tax within the price is stated, and credit notes add up to it', async () => {
    const asha = await buyer(registered, { settings: SELLER });
    const orderId = await asha.buy();
    for (const paise of [100_000, 333_333, PRICE - 433_333]) await asha.refund(orderId, paise);
    const { receipt, creditNotes } = await asha.receiptsOf(orderId);
    expect(receipt).toMatchObject({
      seller: { name: SELLER.SELLER_NAME, address: SELLER.SELLER_ADDRESS, gstin: SELLER.SELLER_GSTIN },
      tax: { serviceCode: '999293', halfRatePercent: 9, ...taxWithin(PRICE) },
    });
    const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise') =>
      creditNotes.reduce((total, { tax }) => total + (tax?.[name] ?? Number.NaN), 0);
    expect({
      taxablePaise: sum('taxablePaise'),
      cgstPaise: sum('cgstPaise'),
      sgstPaise: sum('sgstPaise'),
    }).toEqual(taxWithin(PRICE));
  });

  test('a receipt that was issued keeps its seller and its tax when the settings change', async () => {
    const asha = await buyer(registered, { settings: SELLER });
    const orderId = await asha.buy();
    const { receipt } = await asha.receiptsOf(orderId);
    Object.assign(asha.deps, {
      config: loadConfig({ DATA_DIR: registered.dataDir, SELLER_NAME: 'Another' }),
    });
    await settleAgain(asha, orderId);
    await asha.refund(orderId, PRICE);
    const after = await asha.receiptsOf(orderId);
    expect(after.receipt).toEqual(receipt);
    expect(after.creditNotes).toMatchObject([{ seller: receipt?.seller, tax: receipt?.tax }]);
  });
});

describe('a PDF', () => {
  test('in the making keeps nobody from other calls, however many are asked for', async () => {
    const asha = await buyer(stack);
    const orderId = await asha.buy();
    const answered: unknown[] = [];
    const five = <T>(ask: () => Promise<T>) =>
      Array.from({ length: 5 }, () => ask().then((answer) => answered.push(answer)));
    const made = five(async () => (await pdfOf(stack, asha, orderId)).status);
    const calls = five(async () => (await asha.receiptsOf(orderId)).receipt?.kind);
    await Promise.all([...made, ...calls]);
    expect(answered).toEqual([...Array(5).fill('receipt'), ...Array(5).fill(200)]);
  });

  test('is always the same, and has number, amount, tax, a name in Devanagari and the mark of a test', async () => {
    const asha = await buyer(registered, { settings: SELLER, Name: 'आशा राव' });
    const orderId = await asha.buy({ code: 'DIWALI20', paise: 160_000 });
    const [first, second] = [await pdfOf(registered, asha, orderId), await pdfOf(registered, asha, orderId)];
    const { receipt } = await asha.receiptsOf(orderId);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toMatch(
      /^attachment; filename=TEST-PR-26-27-\d{6}\.pdf$/,
    );
    expect(first.bytes.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
    const text = pdfText(first.bytes);
    for (const part of [
      'Tax invoice',
      'TEST – not a tax invoice',
      `No. ${receipt?.documentNumber}`,
      'GSTIN 27AAPFU0939F1ZV',
      'आशा',
      '999293',
      'Coupon DIWALI20',
      '-₹1,600.00',
      '₹9,599.00',
      '₹7,999.00',
      '₹6,778.82',
      '₹610.09',
      `Payment pay_${orderId}`,
    ])
      expect(text).toContain(part);
  });

  test.each(['தமிழ்ச்செல்வி', 'ਗੁਰਮੁਖੀ ਸਿੰਘ', 'ꯀ꯭ꯔꯤ', 'Nguyễn Thị Hường', 'मृणाल रिपोर्टर'])(
    'has the buyer’s name as it is written, to be read and copied: %s',
    async (Name) => {
      const person = await buyer(stack, { Name });
      const text = pdfText((await pdfOf(stack, person, await person.buy())).bytes);
      expect(text.replaceAll('\n', '').normalize()).toContain(Name.normalize());
    },
  );

  test('of a refund is a credit note; without a GSTIN there is no word of tax', async () => {
    const asha = await buyer(stack);
    const orderId = await asha.buy();
    await asha.refund(orderId, 123_456);
    const refundId = (await asha.receiptsOf(orderId)).creditNotes[0]?.refundId;
    const text = pdfText((await pdfOf(stack, asha, orderId, `?refund=${refundId}`)).bytes);
    expect(text).toContain('Credit note');
    expect(text).toContain('₹1,234.56');
    expect(text).toContain(`Refund ${refundId}`);
    expect(text).not.toMatch(/GST|Taxable|SAC/);
    expect(pdfText((await pdfOf(stack, asha, orderId)).bytes)).toMatch(/^Receipt$/m);
  });
});
