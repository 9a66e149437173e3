import type { Product } from '@preproom/models/contract/programs/products';
import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import type { Types } from 'mongoose';

export function presentProgram(program: ProductDocument & { _id: Types.ObjectId }): Product {
  return {
    _id: program._id.toString(),
    product_name: program.product_name,
    product_pricing: program.product_pricing,
    discount_pricing: program.discount_pricing,
    total_session: program.total_session,
    activate: program.activate,
    sessionIncludes: program.sessionIncludes,
  };
}
