import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Article, Saving } from './useArticle.ts';

/** Whether the server has everything that was typed, and what to do if it cannot. */
export function SavingState({ article, onReplaced }: { article: Article; onReplaced: () => void }) {
  const errorText = useErrorText();
  const { saving, error } = article;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-14 text-muted">
        <Status saving={saving} />
      </p>
      {saving === 'failed' && error && !error.fields && (
        <Banner tone="error">
          <Trans>Couldn’t save. Your text is still here.</Trans> {errorText(error)}
        </Banner>
      )}
      {saving === 'conflict' && <Conflict article={article} onReplaced={onReplaced} />}
    </div>
  );
}

function Status({ saving }: { saving: Saving }) {
  if (saving === 'saved') return <Trans>Saved</Trans>;
  if (saving === 'saving') return <Trans>Saving…</Trans>;
  return <Trans>Unsaved changes</Trans>;
}

function Conflict({ article, onReplaced }: { article: Article; onReplaced: () => void }) {
  const keeping = useMutation({ mutationFn: article.keepMine });
  const loading = useMutation({ mutationFn: article.loadTheirs, onSuccess: onReplaced });
  return (
    <Banner tone="error">
      <p>
        <Trans>This article was saved somewhere else while you were editing. Your text is still here.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="quiet" size="small" isBusy={loading.isPending} onClick={() => loading.mutate()}>
          <Trans>Load the other version</Trans>
        </Button>
        <Button size="small" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
          <Trans>Save mine instead</Trans>
        </Button>
      </div>
    </Banner>
  );
}
