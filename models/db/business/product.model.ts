import { type Connection, Schema } from 'mongoose';
import type { Product } from '../../contract/business/products.ts';
import { ROUNDS } from '../../contract/room/sessions.ts';
import { announceWrites } from '../announceWrites.ts';
import type { DataRule } from '../privacy/dataRule.ts';

export type ProductDocument = Omit<Product, '_id'>;

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
announceWrites(schema);

const productModel = (connection: Connection) => connection.model('Product', schema, 'products');

const productData: DataRule<ProductDocument> = { kind: null, because: 'what is on sale' };

export const products = { model: productModel, data: productData };
