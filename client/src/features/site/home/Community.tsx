import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link as PlainLink } from 'react-router-dom';
import { cx } from '../../../lib/cx.ts';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';

import { Skeleton } from '../../../ui/Skeleton.tsx';
import { firstBlogsQuery } from './api.ts';
import type { BlogCard } from './blogCard.ts';

/** The first three articles, which are in English: one large, two beside it. Without any, only the link to all articles. */
export function Community() {
  const { data: blogs = [], isPending } = useQuery(firstBlogsQuery());
  return (
    <section aria-labelledby="community" className="py-5 sm:py-16 lg:py-24">
      <Container className="flex flex-col gap-4 sm:gap-12">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1 sm:gap-y-3">
          <div className="flex max-w-2xl flex-col gap-1 sm:gap-3">
            <h2 id="community" className="text-24 sm:text-38">
              <Trans>From the community</Trans>
            </h2>
            <p className="text-muted sm:text-18">
              <Trans>What to say, what to ask, and what to do the night before.</Trans>
            </p>
          </div>
          <Link to="/Blogs" className="inline-flex min-h-11 items-center gap-1 font-medium">
            <Trans>Read more articles</Trans>
            <ArrowRight aria-hidden className="size-5" />
          </Link>
        </div>
        {isPending && <LoadingCards />}
        {blogs.length > 0 && (
          <ul className="grid gap-4 sm:gap-8 lg:grid-cols-2 lg:grid-rows-2 lg:gap-x-12">
            {blogs.map((blog, index) => (
              <Article key={blog.id} blog={blog} isLead={index === 0} />
            ))}
          </ul>
        )}
      </Container>
    </section>
  );
}

function Article({ blog, isLead }: { blog: BlogCard; isLead: boolean }) {
  return (
    <li
      lang="en"
      className={cx(
        'group relative grid grid-cols-[6rem_1fr] items-center gap-4',
        isLead ? 'sm:grid-cols-1 lg:row-span-2 lg:content-start' : 'sm:grid-cols-[12rem_1fr] sm:gap-6',
      )}
    >
      <img
        src={blog.image}
        alt=""
        loading="lazy"
        decoding="async"
        width={640}
        height={400}
        className="aspect-[8/5] w-full rounded-card border border-line bg-raised object-cover"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className={isLead ? 'text-16 sm:text-24' : 'text-16 sm:text-18'}>
          {/* Makes the whole card a link. */}
          <PlainLink to={blog.to} className="after:absolute after:inset-0 group-hover:text-peacock">
            {blog.title}
          </PlainLink>
        </h3>
        <p className={cx('text-muted wrap-anywhere max-sm:text-14', !isLead && 'max-sm:hidden')}>
          {blog.preview}
        </p>
      </div>
    </li>
  );
}

function LoadingCards() {
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-2 lg:grid-rows-2 lg:gap-x-12">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <Skeleton className="aspect-[8/5] lg:row-span-2" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
