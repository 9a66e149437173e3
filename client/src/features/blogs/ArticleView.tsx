import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogArticle, BlogSummary } from '@preproom/models/contract/blogs/blogs';
import { use } from 'react';
import { cx } from '../../lib/cx.ts';
import { RenderingContext } from '../../lib/page/rendering.ts';
import { Container } from '../../ui/Container.tsx';
import { ProseHtml } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import { ShareLink } from '../../ui/ShareLink.tsx';
import { ArticleHeader, TEXT_COLUMN } from './ArticleHeader.tsx';
import { BlogCard } from './BlogCard.tsx';
import { articlePath } from './blogAddress.ts';
import { PractiseCard } from './PractiseCard.tsx';

/** An article as visitors read it; the editor's preview shows the same. */
export function ArticleView({ article }: { article: BlogArticle }) {
  return (
    <>
      <article className="pt-8 pb-12 sm:pb-16">
        <ArticleHeader article={article} />
        <Container className="pt-12">
          <div className={cx(TEXT_COLUMN, 'flex flex-col gap-12')}>
            <div lang="en">
              <ProseHtml html={article.blog_content} />
            </div>
            <ShareArticle title={article.blog_title} path={articlePath(article)} />
            <PractiseCard />
          </div>
        </Container>
      </article>
      <RelatedArticles articles={article.related} />
    </>
  );
}

function RelatedArticles({ articles }: { articles: readonly BlogSummary[] }) {
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

function ShareArticle({ title, path }: { title: string; path: string }) {
  const { t } = useLingui();
  const { origin } = use(RenderingContext);
  return (
    <section
      aria-label={t`Share this article`}
      className="flex flex-wrap items-center gap-2 border-y border-line py-4"
    >
      <p className="me-auto text-14 font-medium max-sm:w-full">
        <Trans>Worth sharing?</Trans>
      </p>
      <ShareLink url={origin + path} text={title} size="small" />
    </section>
  );
}
