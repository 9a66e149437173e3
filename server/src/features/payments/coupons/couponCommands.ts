import { AppError } from '@preproom/models/contract/http/errors';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { type CouponTerms, couponTerms, type NewCoupon } from '@preproom/models/contract/payments/coupons';
import { paiseOf, rupeesOf } from '@preproom/models/contract/payments/money';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';
import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import { Types } from 'mongoose';

type Coupon = CouponDocument & { _id: Types.ObjectId };

/**
 * Makes a coupon and answers its id. Throws AppError with a message for the team and the field: a program that does not exist, a code
 * that is taken, an amount not below a price, a last day that is over.
 */
export async function createCoupon(
  database: Database,
  given: NewCoupon,
  at: Date,
  actorId: string,
): Promise<Types.ObjectId> {
  const priced = await findPrograms(database, given.program);
  const terms = couponTerms(given, given.program.length === 0 ? [] : priced.map(({ _id }) => _id.toString()));
  refuseUseless(terms, priced, indianDay(at.getTime()));
  const _id = new Types.ObjectId();
  try {
    await database.coupons.create({
      ...terms,
      _id,
      programs: terms.programs.map((id) => new Types.ObjectId(id)),
      createdAt: at,
    });
  } catch (error) {
    throw isDuplicateKey(error)
      ? new AppError('coupon_taken', `There is a coupon ${terms.code} already.`, {
          cause: error,
          fields: { code: 'is taken' },
        })
      : error;
  }
  const entry = { at, actorId, action: 'coupon:create', targetId: _id } as const;
  await recordAudit(database, { ...entry, after: terms });
  return _id;
}

type Priced = Pick<ProductDocument, 'product_name' | 'discount_pricing'> & { _id: Types.ObjectId };

/** The programs of these names, all without any. */
async function findPrograms({ products }: Database, names: readonly string[]): Promise<Priced[]> {
  const all = await products.find({}, { product_name: 1, discount_pricing: 1 }).lean<Priced[]>();
  const unknown = names.find((name) => all.every(({ product_name }) => product_name !== name));
  if (unknown !== undefined)
    throw new AppError(
      'not_found',
      `There is no program "${unknown}". There are: ${all.map(({ product_name }) => product_name).join(', ')}.`,
      { fields: { program: 'is unknown' } },
    );
  return names.length === 0 ? all : all.filter(({ product_name }) => names.includes(product_name));
}

function refuseUseless({ paise, lastDay }: CouponTerms, priced: readonly Priced[], today: string): void {
  const tooCheap = priced.find(
    ({ discount_pricing }) => paise !== null && paise >= paiseOf(discount_pricing),
  );
  if (tooCheap)
    throw new AppError(
      'bad_request',
      `₹${rupeesOf(paise ?? 0)} is not below the price of ${tooCheap.product_name}, ₹${tooCheap.discount_pricing}.`,
      { fields: { amount: 'is not below the price' } },
    );
  if (lastDay !== null && lastDay < today)
    throw new AppError('bad_request', `The last day, ${lastDay}, is over.`, { fields: { until: 'is over' } });
}

/** Closes a coupon to new orders; those that hold a use can still be paid. Throws AppError with a message for the team. */
export async function closeCoupon(
  database: Database,
  code: string,
  at: Date,
  actorId: string,
): Promise<void> {
  const change = { isOpen: false, closedAt: at };
  const closed = await database.coupons
    .findOneAndUpdate({ code, isOpen: true }, { $set: change })
    .lean<Coupon>();
  if (!closed) {
    const isKnown = await database.coupons.exists({ code });
    throw isKnown
      ? new AppError('coupon_closed', `The coupon ${code} is closed already.`)
      : new AppError('not_found', `There is no coupon ${code}.`);
  }
  const entry = { at, actorId, action: 'coupon:close', targetId: closed._id } as const;
  await recordAudit(database, { ...entry, before: { isOpen: true }, after: { isOpen: false } });
}
