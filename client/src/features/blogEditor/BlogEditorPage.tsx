import { Trans } from '@lingui/react/macro';

import { useQuery } from '@tanstack/react-query';

import { useParams } from 'react-router-dom';
import { Container } from '../../ui/Container.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { hqBlogQuery } from './api.ts';
import type { PreviewOf } from './previewOf.ts';

/** One article to write. `Preview` draws it as visitors see it; it belongs to another feature. */
export function BlogEditorPage({ Preview }: { Preview: PreviewOf }) {
  const { blogId = '' } = useParams();
  const { data, error, refetch } = useQuery(hqBlogQuery(blogId));
  if (data === null) return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      {data && <ArticleEditor key={blogId} blog={data} Preview={Preview} />}
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load this article</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96" />}
    </Container>
  );
}
