import {
  type CouponTerms,
  couponCode,
  couponTerms,
  type NewCoupon,
} from '@preproom/models/contract/business/coupons';
import { AppError } from '@preproom/models/contract/http/errors';
import type { CouponDocument } from '@preproom/models/db/business/coupon.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';

type Coupon = CouponDocument & { _id: Types.ObjectId };

/** Makes a coupon. Throws AppError with a message for the team: a program that does not exist, a code that is taken. */
export async function createCoupon(database: Database, given: NewCoupon, at: Date): Promise<void> {
  const programs = await Promise.all(given.program.map((name) => programId(database, name)));
  const terms = couponTerms(given, programs);
  const _id = new Types.ObjectId();
  try {
    await database.coupons.create({
      ...terms,
      _id,
      programs: programs.map((id) => new Types.ObjectId(id)),
      createdAt: at,
    });
  } catch (error) {
    throw isDuplicateKey(error)
      ? new AppError('conflict', `There is a coupon ${terms.code} already.`, { cause: error })
      : error;
  }
  const entry = { at, actorId: null, action: 'coupon:create', targetId: _id } as const;
  await recordAudit(database, { ...entry, after: terms });
}

async function programId({ products }: Database, name: string): Promise<string> {
  const product = await products.findOne({ product_name: name }, { _id: 1 }).lean();
  if (product) return product._id.toString();
  const names = (await products.find({}, { product_name: 1 }).lean()).map(({ product_name }) => product_name);
  throw new AppError('not_found', `There is no program "${name}". There are: ${names.join(', ')}.`);
}

/** Closes a coupon to new orders; those that hold a use can still be paid. Throws AppError with a message for the team. */
export async function closeCoupon(database: Database, typed: string, at: Date): Promise<string> {
  const code = couponCode(typed) ?? typed;
  const change = { isOpen: false, closedAt: at };
  const closed = await database.coupons
    .findOneAndUpdate({ code, isOpen: true }, { $set: change })
    .lean<Coupon>();
  if (!closed) {
    const isKnown = await database.coupons.exists({ code });
    throw isKnown
      ? new AppError('conflict', `The coupon ${code} is closed already.`)
      : new AppError('not_found', `There is no coupon ${code}.`);
  }
  const entry = { at, actorId: null, action: 'coupon:close', targetId: closed._id } as const;
  await recordAudit(database, { ...entry, before: { isOpen: true }, after: { isOpen: false } });
  return code;
}

/** A coupon with the names of its programs and how often it is in use. */
export interface CouponRow extends CouponTerms {
  reserved: number;
  paid: number;
}

/** All coupons but those of one learner each, the newest first. */
export async function listCoupons({ coupons, couponUses, products }: Database): Promise<CouponRow[]> {
  const [all, programs] = await Promise.all([
    coupons
      .find({ userId: { $exists: false } })
      .sort({ _id: -1 })
      .lean<Coupon[]>(),
    products.find({}, { product_name: 1 }).lean(),
  ]);
  const names = new Map(programs.map(({ _id, product_name }) => [_id.toString(), product_name]));
  return Promise.all(
    all.map(async (coupon) => ({
      ...coupon,
      programs: coupon.programs.map((id) => names.get(id.toString()) ?? id.toString()),
      reserved: await couponUses.countDocuments({ code: coupon.code, isPaid: false }),
      paid: await couponUses.countDocuments({ code: coupon.code, isPaid: true }),
    })),
  );
}
