import type { BlogArticle } from '@preproom/models/contract/blogs/blogs';
import { cx } from '../../lib/cx.ts';
import { Container } from '../../ui/Container.tsx';
import { ProseHtml } from '../../ui/Prose.tsx';
import { ArticleHeader, TEXT_COLUMN } from './ArticleHeader.tsx';
import { articlePath } from './blogAddress.ts';
import { PractiseCard } from './PractiseCard.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import { ShareArticle } from './ShareArticle.tsx';

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
