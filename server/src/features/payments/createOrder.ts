import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { rupeesOf } from '@preproom/models/contract/payments/money';
import type { createPayment } from '@preproom/models/contract/payments/payments';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { CouponDocument } from '@preproom/models/db/payments/coupon.model';
import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { referralOf } from './commission/referral.ts';
import { keepUse, releaseUse, reserveUse } from './coupons/couponUses.ts';
import { faultFor, type Price, priceOf } from './coupons/pricing.ts';
import type { Order } from './order.ts';
import { nextLookUp } from './orderEvents.ts';

type Product = ProductDocument & { _id: Types.ObjectId };
type Asked = Pick<BodyOf<typeof createPayment>, 'course_id' | 'amount'>;

/** What is ordered, by whom, for how much. */
interface OrderRequest {
  user: UserDocument & { _id: Types.ObjectId };
  product: Product;
  price: Price;
}

/**
 * The order of a program at the price that the server computes. One with a coupon takes a use of it, and a learner who tries again
 * is given the same order. Throws `price_changed` with the right amount, `program_closed`, `not_found` and the coupon's faults.
 */
export async function createOrder(
  deps: AppDeps,
  user: OrderRequest['user'],
  asked: Asked,
  coupon: CouponDocument | null,
): Promise<Order> {
  const product = await findProduct(deps.database, asked, coupon);
  const fault = coupon && (await faultFor(deps, coupon, user._id.toString(), product._id));
  if (fault) throw new AppError(fault);
  const price = priceOf(product, coupon);
  if (price.totalPaise !== asked.amount * 100)
    throw new AppError('price_changed', undefined, { fields: { amount: rupeesOf(price.totalPaise) } });
  const wish = { user, product, price };
  return coupon ? orderWithCoupon(deps, wish, coupon) : placeOrder(deps, wish, {});
}

/** The open program of this id or, for clients that name none, the only one at this price. Throws AppError. */
export async function findProduct(
  database: Database,
  { course_id, amount }: { course_id?: string | undefined; amount?: number },
  coupon: CouponDocument | null,
): Promise<Product> {
  if (course_id !== undefined) {
    const product = await database.products.findById(course_id).lean<Product>();
    if (!product) throw new AppError('not_found');
    if (!product.activate) throw new AppError('program_closed');
    return product;
  }
  const open = await database.products.find({ activate: true }).lean<Product[]>();
  const [product, other] = open.filter((item) => priceOf(item, coupon).totalPaise === (amount ?? 0) * 100);
  if (!product || other) throw new AppError('price_changed');
  return product;
}

async function orderWithCoupon(deps: AppDeps, wish: OrderRequest, coupon: CouponDocument): Promise<Order> {
  const purchase = { userId: wish.user._id, course_id: wish.product._id };
  for (;;) {
    const { _id } = await reserveUse(deps, coupon, purchase);
    const order = await deps.database.orders.findOne({ couponUseId: _id }).lean<Order>();
    if (!order) return placeOrder(deps, wish, { couponCode: coupon.code, couponUseId: _id });
    // Paid a moment ago: the use is that order's for good.
    if (order.paidBy !== null) await keepUse(deps, order);
    else if (order.paise === wish.price.totalPaise) return order;
    // Made at another price.
    else await releaseUse(deps, _id);
  }
}

async function placeOrder(
  deps: AppDeps,
  { user, product, price }: OrderRequest,
  use: Partial<Pick<Order, 'couponCode' | 'couponUseId'>>,
): Promise<Order> {
  const { database, clock, payments, config } = deps;
  const createdAt = new Date(clock.now());
  const referral = await referralOf(deps, user._id);
  const orderId = await payments.createOrder(price.totalPaise, randomUUID());
  try {
    const order = await database.orders.create({
      orderId,
      provider: config.payments.provider,
      userId: user._id,
      username: user.Name,
      email: user.Email,
      course_id: product._id,
      course: product.product_name,
      rounds: product.sessionIncludes,
      paise: price.totalPaise,
      listPaise: price.listPaise,
      discountPaise: price.discountPaise,
      ...use,
      ...(referral && { referral }),
      status: 'created',
      createdAt,
      lookUpAt: nextLookUp({ createdAt }, clock.now()),
    });
    return order.toObject();
  } catch (error) {
    // The same learner asked twice at the same moment: the other order has the use, and nobody has heard of this one.
    if (!use.couponUseId || !isDuplicateKey(error)) throw error;
    return database.orders
      .findOne({ couponUseId: use.couponUseId })
      .lean<Order>()
      .orFail(error as Error);
  }
}
