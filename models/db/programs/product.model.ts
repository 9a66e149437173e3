import { type Connection, Schema } from 'mongoose';
import type { Product } from '../../contract/programs/products.ts';
import { ROUNDS } from '../../contract/sessions/rounds.ts';
import { announceWrites } from '../announceWrites.ts';
import type { DataRule } from '../privacy/dataRule.ts';
import { keepSearchWords } from '../searchWords.ts';

export interface ProductDocument extends Omit<Product, '_id'> {
  /** Kept by `keepSearchWords`. */
  nameWords?: string[];
}

const schema = new Schema<ProductDocument>({
  product_name: { type: String, required: true },
  product_pricing: { type: String, required: true },
  discount_pricing: { type: String, required: true },
  total_session: { type: Number, required: true },
  activate: { type: Boolean, required: true },
  sessionIncludes: [{ type: String, enum: ROUNDS }],
});
// Seeding the catalogue from two processes at once must not make two of each.
schema.index({ product_name: 1 }, { unique: true });
// The team's list, by each of its sorts and filters.
for (const sort of ['product_name', 'total_session']) {
  schema.index({ [sort]: 1, _id: 1 });
  schema.index({ activate: 1, [sort]: 1, _id: 1 });
}
keepSearchWords(schema, 'product_name', 'nameWords');
announceWrites(schema);

const productModel = (connection: Connection) => connection.model('Product', schema, 'products');

const productData: DataRule<ProductDocument> = { kind: null, because: 'what is on sale' };

export const products = { model: productModel, data: productData };
