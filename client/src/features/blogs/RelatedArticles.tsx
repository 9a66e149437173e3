import { Trans } from '@lingui/react/macro';
import type { BlogSummary } from '@preproom/models/contract/blogs/blogs';
import { Section } from '../../ui/Section.tsx';
import { BlogCard } from './BlogCard.tsx';

export function RelatedArticles({ articles }: { articles: readonly BlogSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <Section ground="raised" title={<Trans>Read next</Trans>}>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((blog) => (
          <li key={blog.id}>
            <BlogCard blog={blog} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
