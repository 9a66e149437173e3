import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { CockpitProps } from '../features/room/stage/cockpit.ts';
import { loadTexts } from '../lib/i18n.ts';
import { Button } from '../ui/Button.tsx';

/** Made of two features: the guide itself, and the criteria of the feedback form. */
async function loadParts() {
  const [{ CockpitPanel }, { CriteriaPanel }, { useCriterionText }] = await Promise.all([
    import('../features/room/cockpit/CockpitPanel.tsx'),
    import('../features/reports/form/CriteriaPanel.tsx'),
    import('../lib/texts/criteria.ts'),
    loadTexts(['agenda', 'cockpit', 'reports', 'words']),
  ]);
  return { CockpitPanel, CriteriaPanel, useCriterionText };
}
type Parts = Awaited<ReturnType<typeof loadParts>>;

/**
 * The mentor's guide in the call, in a chunk of its own: neither the learner nor the first view loads it. The call goes on if it can't
 * be loaded.
 */
export function RoomCockpit(props: CockpitProps) {
  const [parts, setParts] = useState<Parts | null>(null);
  const [loading, setLoading] = useState(loadParts);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loading.then(
      (loaded) => !isGone && setParts(loaded),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [loading]);
  if (parts) return <Loaded {...props} parts={parts} />;
  if (!props.isOpen) return null;
  const retry = () => {
    setFailed(false);
    setLoading(loadParts());
  };
  return <NotLoaded hasFailed={hasFailed} onRetry={retry} onClose={props.onClose} />;
}

function Loaded({ parts, ...props }: CockpitProps & { parts: Parts }) {
  const { CockpitPanel, CriteriaPanel, useCriterionText } = parts;
  const textOf = useCriterionText();
  return <CockpitPanel {...props} Criteria={CriteriaPanel} criteria={{ textOf }} />;
}

interface NotLoadedProps extends Pick<CockpitProps, 'onClose'> {
  hasFailed: boolean;
  onRetry: () => void;
}

function NotLoaded({ hasFailed, onRetry, onClose }: NotLoadedProps) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Interview guide`}
      className="flex shrink-0 flex-col items-start gap-3 border-line border-t bg-raised p-4 sm:w-96 sm:border-t-0 sm:border-l"
    >
      {hasFailed ? (
        <>
          <p role="alert">
            <Trans>Couldn’t load the guide. The call isn’t affected.</Trans>
          </p>
          <Button tone="quiet" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <p role="status">
          <Trans>Loading the guide…</Trans>
        </p>
      )}
      <Button tone="quiet" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </aside>
  );
}
