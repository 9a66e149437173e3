import type { BlogArticle } from '@preproom/models/contract/blogs/blogs';
import type { BlogPosting, WithContext } from 'schema-dts';
import { articlePath } from './blogAddress.ts';

/** The article and its breadcrumb as schema.org data. */
export function blogPosting(
  article: BlogArticle,
  origin: string,
  brandName: string,
  listName: string,
): WithContext<BlogPosting> {
  const url = origin + articlePath(article);
  const publisher = { '@type': 'Organization', name: brandName, url: `${origin}/` } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.blog_title,
    description: article.description,
    image: origin + article.blog_image,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: 'en',
    keywords: article.tags,
    author: { ...publisher, name: article.author },
    publisher,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: listName, item: `${origin}/Blogs` },
          { '@type': 'ListItem', position: 2, name: article.blog_title, item: url },
        ],
      },
    },
  };
}
