/** The endpoints of this area: one line per noun. */
export { getProducts } from './products.ts';
