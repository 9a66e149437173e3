import { defaultProducts, type Product } from '@preproom/models/contract/business/products';
import type { Database } from '@preproom/models/db/database';
import type { AppDeps } from '../../deps.ts';
import type { ProductHandlers } from './product.policy.ts';

export function productHandlers({
  database,
}: Pick<AppDeps, 'database'>): Pick<ProductHandlers, 'getProducts'> {
  return {
    async getProducts() {
      const stored = await database.products.find().sort({ _id: 1 }).lean();
      const product: Product[] = stored.map((item) => ({
        _id: item._id.toString(),
        product_name: item.product_name,
        product_pricing: item.product_pricing,
        discount_pricing: item.discount_pricing,
        total_session: item.total_session,
        activate: item.activate,
        sessionIncludes: item.sessionIncludes,
      }));
      return { product, data: { product } };
    },
  };
}

/** Fills an empty catalogue. A catalogue with any product is left to the admins. */
export async function seedProducts(database: Database, brandName: string): Promise<void> {
  if (await database.products.exists({})) return;
  for (const product of defaultProducts(brandName)) {
    await database.products.updateOne(
      { product_name: product.product_name },
      { $setOnInsert: product },
      { upsert: true },
    );
  }
}
