import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { pageNumber } from '../../lib/page/pageNumber.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { LanguageNote } from '../../ui/LanguageNote.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { blogsQuery } from './api.ts';
import { BlogList } from './BlogList.tsx';
import { searchPath, typedText } from './blogAddress.ts';

/** Search results. The typed text is matched word by word, without operators. */
export function BlogSearchPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [page, q] = [pageNumber(search), typedText(search)];
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <PageHead title={t`Search articles`} noIndex />
      <header className="flex flex-col gap-4">
        <Breadcrumb crumbs={[{ to: '/Blogs', label: t`Blogs` }]} />
        <PageHeading>
          <Trans>Search articles</Trans>
        </PageHeading>
        <SearchField
          key={q}
          label={t`Search articles`}
          name="q"
          action="/Blog/search/"
          defaultValue={q}
          onSearch={(text) => void navigate(searchPath(text))}
          className="max-w-2xl"
        />
        <LanguageNote />
        {q && <Found page={page} q={q} />}
      </header>
      <BlogList page={page} q={q} hrefOf={(other) => searchPath(q, other)} empty={<NothingFound />} />
    </Container>
  );
}

/** The number of results, announced by screen readers. */
function Found({ page, q }: { page: number; q: string }) {
  const { data } = useQuery(blogsQuery({ page, q }));
  return (
    <p role="status" className="min-h-6 text-muted wrap-anywhere">
      {data && (
        <Trans>
          <Plural value={data.total} one="# article" other="# articles" /> for “{q}”
        </Trans>
      )}
    </p>
  );
}

function NothingFound() {
  return (
    <EmptyState
      title={<Trans>No results</Trans>}
      action={
        <ButtonLink to="/Blogs" tone="quiet">
          <Trans>All articles</Trans>
        </ButtonLink>
      }
    >
      <Trans>No article contains all these words. Try fewer or shorter words, in English.</Trans>
    </EmptyState>
  );
}
