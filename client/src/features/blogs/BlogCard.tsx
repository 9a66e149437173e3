import { smallPhoto } from '@preproom/models/contract/accounts/folders';
import type { BlogSummary } from '@preproom/models/contract/blogs/blogs';
import { Link as RouterLink } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { BlogMeta } from './BlogMeta.tsx';
import { articlePath } from './blogAddress.ts';

export interface BlogCardProps {
  blog: BlogSummary;
  /** The large first card of a page. */
  isLead?: boolean;
  /** Heading level. */
  heading?: 'h2' | 'h3';
}

/** The lead card has a border, because it is stretched to the height of the two cards beside it. */
const LEAD = 'gap-4 overflow-hidden rounded-card border border-line bg-raised pb-5 sm:gap-6 sm:pb-8';

/** An article in a list; the whole card is a link. Articles are in English in every language of the page. */
export function BlogCard({ blog, isLead = false, heading: Heading = 'h2' }: BlogCardProps) {
  return (
    <article className={cx('group relative flex h-full flex-col', isLead ? LEAD : 'gap-4')}>
      <div className={cx('overflow-hidden', !isLead && 'rounded-card border border-line')}>
        <img
          src={isLead ? blog.blog_image : smallPhoto(blog.blog_image)}
          alt=""
          width={1280}
          height={800}
          decoding="async"
          {...(isLead ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          className={cx(
            'aspect-[8/5] w-full object-cover transition-transform duration-240 ease-out group-hover:scale-[1.02]',
            isLead && 'lg:aspect-[4/3]',
          )}
        />
      </div>
      <div lang="en" className={cx('flex flex-col gap-2', isLead && 'flex-1 px-5 sm:px-8')}>
        <p className="text-14 font-medium text-peacock">{blog.tags[0]}</p>
        <Heading className={cx('text-balance', isLead ? 'text-24 sm:text-30 lg:text-38' : 'text-20')}>
          <RouterLink
            to={articlePath(blog)}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {blog.blog_title}
          </RouterLink>
        </Heading>
        <p className={cx('max-w-prose text-muted', isLead && 'sm:text-18')}>{blog.description}</p>
      </div>
      <BlogMeta blog={blog} {...(isLead && { className: 'px-5 sm:px-8' })} />
    </article>
  );
}
