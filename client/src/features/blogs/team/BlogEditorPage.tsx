import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Container } from '../../../ui/Container.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { hqBlogQuery } from './api.ts';

/** One article to write. */
export function BlogEditorPage() {
  const { blogId = '' } = useParams();
  const query = useQuery(hqBlogQuery(blogId));
  if (query.data === null) return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <QueryView query={query} failed={<Trans>Couldn’t load this article</Trans>}>
        {(data) => <ArticleEditor key={blogId} blog={data} />}
      </QueryView>
    </Container>
  );
}
