import { Trans } from '@lingui/react/macro';
import type { BlogSummary } from '@preproom/models/contract/blogs/blogs';
import { cx } from '../../lib/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BlogCard } from './BlogCard.tsx';

const GRID = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';
/** The lead card takes four cells, so that pages of nine and of six fill their rows. */
const LEAD = 'sm:col-span-2 lg:row-span-2';

/** Articles as cards. On the first page the newest one is large. */
export function BlogGrid({ blogs, hasLead }: { blogs: readonly BlogSummary[]; hasLead: boolean }) {
  return (
    <ul className={GRID}>
      {blogs.map((blog, i) => (
        <li key={blog.id} className={cx(hasLead && i === 0 && LEAD)}>
          <BlogCard blog={blog} isLead={hasLead && i === 0} />
        </li>
      ))}
    </ul>
  );
}

export function BlogGridLoading() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">
        <Trans>Loading articles</Trans>
      </span>
      {Array.from({ length: 6 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <div key={i} className={cx('flex flex-col gap-4', i === 0 && LEAD)}>
          <Skeleton className="aspect-[8/5]" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-16" />
        </div>
      ))}
    </div>
  );
}
