import type { Product } from '@preproom/models/contract/programs/products';
import type { ItemList, WithContext } from 'schema-dts';

/** The programs as schema.org courses, in the page's order. `provider.origin` is https://host. */
export function courses(
  programs: Product[],
  { name, origin }: { name: string; origin: string },
  description: string,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: programs.map((program, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        '@id': `${origin}/programs#${program._id}`,
        url: `${origin}/programs#${program._id}`,
        name: program.product_name,
        description,
        provider: { '@type': 'Organization', name, sameAs: `${origin}/` },
        offers: {
          '@type': 'Offer',
          category: 'Paid',
          price: program.discount_pricing,
          priceCurrency: 'INR',
          availability: program.activate ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
        },
      },
    })),
  };
}
