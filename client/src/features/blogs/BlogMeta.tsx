import { Plural } from '@lingui/react/macro';
import type { BlogSummary } from '@preproom/models/contract/blogs/blogs';
import { cx } from '../../lib/cx.ts';
import { When } from '../../ui/When.tsx';

/** Publication date and reading time. */
export function BlogMeta({ blog, className }: { blog: BlogSummary; className?: string }) {
  return (
    <p className={cx('flex flex-wrap gap-x-2 text-14 text-muted tabular-nums', className)}>
      <When instant={blog.publishedAt} show="date" />
      <span aria-hidden>·</span>
      <span>
        <Plural value={blog.readingMinutes} one="# min read" other="# min read" />
      </span>
    </p>
  );
}
