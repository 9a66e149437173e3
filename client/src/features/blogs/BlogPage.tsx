import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogArticle } from '@preproom/models/contract/blogs/blogs';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { RenderingContext } from '../../lib/page/rendering.ts';
import { Container } from '../../ui/Container.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { ArticleLoading } from './ArticleLoading.tsx';
import { ArticleView } from './ArticleView.tsx';
import { blogQuery } from './api.ts';
import { articlePath, blogOfSegment, sharedPicture } from './blogAddress.ts';
import { blogPosting } from './blogPosting.ts';

export function BlogPage() {
  const { blog = '' } = useParams();
  const { data: article, error, isPending, refetch } = useQuery(blogQuery(blogOfSegment(blog)));
  if (isPending) return <ArticleLoading />;
  if (article) return <Article article={article} />;
  if (!error) return <NotFound />;
  return (
    <Container width="medium" className="py-12">
      <ErrorState
        title={<Trans>Couldn’t load this article</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    </Container>
  );
}

function Article({ article }: { article: BlogArticle }) {
  const { t } = useLingui();
  const { origin } = use(RenderingContext);
  const { brandName } = usePageSettings();
  const path = articlePath(article);
  return (
    <>
      <PageHead
        title={article.blog_title}
        description={article.description}
        path={path}
        image={sharedPicture(article)}
        structuredData={blogPosting(article, origin, brandName, t`Blogs`)}
      />
      <ArticleView article={article} />
    </>
  );
}
