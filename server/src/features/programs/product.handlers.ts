import { defaultProducts } from '@preproom/models/contract/programs/products';
import type { Database } from '@preproom/models/db/database';
import type { AppDeps } from '../../deps.ts';
import type { ProductHandlers } from './product.policy.ts';
import { presentProgram } from './product.present.ts';

export function productHandlers({
  database,
}: Pick<AppDeps, 'database'>): Pick<ProductHandlers, 'getProducts'> {
  return {
    async getProducts() {
      const product = (await database.products.find().sort({ _id: 1 }).lean()).map(presentProgram);
      return { product, data: { product } };
    },
  };
}

/**
 * Fills an empty catalogue, closed unless it `isForSale` at once; one with any program belongs to the team, and no start of a new release changes it. Programs of earlier
 * releases get the words by which they are searched.
 */
export async function seedProducts(
  { products }: Database,
  brandName: string,
  isForSale: boolean,
): Promise<void> {
  if (await products.exists({})) {
    const unsearched = await products.find({ nameWords: { $exists: false } }, { product_name: 1 }).lean();
    for (const { _id, product_name } of unsearched)
      await products.updateOne({ _id, product_name }, { $set: { product_name } });
    return;
  }
  for (const product of defaultProducts(brandName)) {
    await products.updateOne(
      { product_name: product.product_name },
      { $setOnInsert: { ...product, activate: product.activate && isForSale } },
      { upsert: true },
    );
  }
}
