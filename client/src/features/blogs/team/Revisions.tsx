import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProseHtml } from '../../../ui/Prose.tsx';
import { When } from '../../../ui/When.tsx';
import { fetchRevision, revisionsQuery } from './api.ts';
import type { ArticleText } from './articleText.ts';
import type { Article } from './useArticle.ts';

interface RevisionsProps {
  article: Article;
  onRestore: (text: ArticleText) => void;
}

/** Earlier versions to look at and to restore, which is a change like any other. */
export function Revisions({ article: { saved }, onRestore }: RevisionsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [shown, setShown] = useState<ArticleText | null>(null);
  const loading = useMutation({
    mutationFn: (revision: number) => fetchRevision(saved.id, revision),
    onSuccess: setShown,
  });
  const { data, error, refetch } = useQuery(revisionsQuery(saved.id, saved.revision));
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-18">
        <Trans>Earlier versions</Trans>
      </h2>
      {loading.error && <Banner tone="error">{errorText(loading.error)}</Banner>}
      {error && (
        <ErrorState
          title={<Trans>Couldn’t load earlier versions</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p className="text-14 text-muted">
          <Trans>None yet. We save a version every few minutes while you write.</Trans>
        </p>
      )}
      <ul className="flex max-h-80 flex-col gap-2 overflow-auto">
        {data?.map(({ revision, savedAt, savedBy }) => (
          <li key={revision}>
            <Button tone="plain" size="small" onClick={() => loading.mutate(revision)}>
              <When instant={savedAt} /> {savedBy}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        title={shown?.blog_title ?? t`Earlier version`}
        isOpen={shown !== null}
        onOpenChange={(isOpen) => !isOpen && setShown(null)}
        actions={
          <>
            <Button tone="quiet" onClick={() => setShown(null)}>
              <Trans>Close</Trans>
            </Button>
            <Button
              onClick={() => {
                if (shown) onRestore(shown);
                setShown(null);
              }}
            >
              <Trans>Restore</Trans>
            </Button>
          </>
        }
      >
        {shown && <ProseHtml html={shown.blog_content} />}
      </Dialog>
    </Card>
  );
}
