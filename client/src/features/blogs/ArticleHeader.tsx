import { useLingui } from '@lingui/react/macro';
import type { BlogArticle } from '@preproom/models/contract/blogs/blogs';
import { cx } from '../../lib/cx.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Container } from '../../ui/Container.tsx';
import { TagLink } from '../../ui/forms/Tag.tsx';
import { LanguageNote } from '../../ui/LanguageNote.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BlogMeta } from './BlogMeta.tsx';
import { searchPath } from './blogAddress.ts';

/** Aligns the title with the text column. */
export const TEXT_COLUMN = 'mx-auto w-full max-w-2xl';

/** Title, topics, author, date and picture. */
export function ArticleHeader({ article }: { article: BlogArticle }) {
  const { t } = useLingui();
  return (
    <header className="flex flex-col gap-8 sm:gap-12">
      <Container>
        <div className={cx(TEXT_COLUMN, 'flex flex-col gap-4')}>
          <Breadcrumb crumbs={[{ to: '/Blogs', label: t`Blogs` }]} />
          <div lang="en" className="flex flex-col gap-4">
            <PageHeading className="text-30 sm:text-38 lg:text-48">{article.blog_title}</PageHeading>
            <p className="max-w-prose text-18 text-muted sm:text-20">{article.description}</p>
          </div>
          <div className="flex flex-col gap-x-2 gap-y-1 text-14 sm:flex-row sm:items-center">
            <span className="font-medium">{article.author}</span>
            <span aria-hidden className="text-muted max-sm:hidden">
              ·
            </span>
            <BlogMeta blog={article} />
          </div>
          <LanguageNote />
          {article.tags.length > 0 && (
            <ul aria-label={t`Topics`} className="flex flex-wrap gap-2" lang="en">
              {article.tags.map((tag) => (
                <li key={tag}>
                  <TagLink to={searchPath(tag)}>{tag}</TagLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
      <Container>
        <img
          src={article.blog_image}
          alt=""
          width={1280}
          height={800}
          fetchPriority="high"
          className="aspect-[8/5] w-full rounded-card border border-line object-cover sm:aspect-[2/1] sm:rounded-sheet"
        />
      </Container>
    </header>
  );
}
