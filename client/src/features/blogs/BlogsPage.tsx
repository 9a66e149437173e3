import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { pageNumber } from '../../lib/page/pageNumber.ts';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { LanguageNote } from '../../ui/LanguageNote.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BlogList } from './BlogList.tsx';
import { listPath, searchPath } from './blogAddress.ts';

export function BlogsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const page = pageNumber(useSearchParams()[0]);
  return (
    <Container className="flex flex-col gap-12 py-12 sm:py-16">
      <PageHead
        title={page > 1 ? t`Articles on interviewing, page ${page}` : t`Articles on interviewing`}
        description={t`Introductions, HR rounds, technical rounds, first offers: plain advice for interviews in India, with words you can use.`}
        path={listPath(page)}
      />
      <header className="grid items-end gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-3">
          <PageHeading className="text-38 sm:text-48">
            <Trans>Before your interview</Trans>
          </PageHeading>
          <p className="max-w-prose text-18 text-muted">
            <Trans>
              Plain advice for interviews in India: what to say, what to ask, and how to practise.
            </Trans>
          </p>
          <LanguageNote />
        </div>
        <SearchField
          label={t`Search articles`}
          name="q"
          action="/Blog/search/"
          onSearch={(text) => void navigate(searchPath(text))}
        />
      </header>
      <BlogList page={page} hrefOf={listPath} hasLead={page === 1} empty={<NoArticles page={page} />} />
    </Container>
  );
}

function NoArticles({ page }: { page: number }) {
  if (page === 1)
    return (
      <EmptyState title={<Trans>No articles yet</Trans>}>
        <Trans>Check back later.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={<Trans>No articles on this page</Trans>}
      action={
        <ButtonLink to={listPath(1)} tone="quiet">
          <Trans>Latest articles</Trans>
        </ButtonLink>
      }
    >
      <Trans>There aren’t that many pages.</Trans>
    </EmptyState>
  );
}
