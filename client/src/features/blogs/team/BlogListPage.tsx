import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogState } from '@preproom/models/contract/blogs/blogLimits';
import { type BlogRow, exportHqBlogs, getHqBlogs } from '@preproom/models/contract/blogs/team/blogList';
import { useMemo } from 'react';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';

const TONES: Record<BlogState, BadgeTone> = {
  draft: 'plain',
  scheduled: 'info',
  published: 'success',
  withdrawn: 'warning',
};

/** /hq/admin/blogs: all articles, the last saved first. */
export function BlogListPage() {
  const { t } = useLingui();
  const list = useMemo((): TeamList<BlogRow> => {
    const states: Record<BlogState, string> = {
      draft: t`Draft`,
      scheduled: t`Scheduled`,
      published: t`Published`,
      withdrawn: t`Unpublished`,
    };
    return {
      title: t`Articles`,
      searchLabel: t`Search titles`,
      page: getHqBlogs,
      exported: exportHqBlogs,
      defaultSort: '-savedAt',
      empty: <Trans>Articles appear here, including drafts.</Trans>,
      action: (
        <ButtonLink to="/hq/admin/blogs/new">
          <Trans>New article</Trans>
        </ButtonLink>
      ),
      pathOf: ({ _id }) => `/hq/admin/blogs/${_id}`,
      columns: [
        { id: 'blog_title', label: t`Title`, cell: ({ blog_title }) => blog_title },
        {
          id: 'state',
          label: t`Status`,
          cell: ({ state }) => <Badge tone={TONES[state]}>{states[state]}</Badge>,
        },
        {
          id: 'savedAt',
          label: t`Saved`,
          sort: 'savedAt',
          cell: ({ savedAt }) => <When instant={savedAt} />,
        },
        {
          id: 'publishedAt',
          label: t`Published`,
          cell: ({ publishedAt }) => (publishedAt ? <When instant={publishedAt} show="date" /> : '–'),
        },
        { id: 'author', label: t`Author`, cell: ({ author }) => author },
      ],
      filters: [],
    };
  }, [t]);
  return <ListPage list={list} />;
}
