import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { ArticleView } from '../ArticleView.tsx';
import { previewQuery } from './api.ts';
import type { Article } from './useArticle.ts';

/** Saves, then shows the article by the public page's own component. */
export function PreviewDialog({ article }: { article: Article }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const saving = useMutation({
    mutationFn: article.save,
    onSuccess: (saved) => setOpen(saved !== null),
  });
  return (
    <>
      <Button tone="quiet" isBusy={saving.isPending} onClick={() => saving.mutate()}>
        <Trans>Preview</Trans>
      </Button>
      <Dialog title={t`Preview`} isOpen={isOpen} onOpenChange={setOpen}>
        <Content article={article} />
      </Dialog>
    </>
  );
}

function Content({ article: { saved } }: { article: Article }) {
  return (
    <QueryView
      query={useQuery(previewQuery(saved.id, saved.revision))}
      failed={<Trans>Couldn’t load the preview</Trans>}
    >
      {(data) => <ArticleView article={data} />}
    </QueryView>
  );
}
