import { useEffect, useState, useSyncExternalStore } from 'react';
import { asAppError } from '../../lib/api.ts';
import { proofAsked } from '../../lib/provedAction.ts';
import { useStore } from '../../lib/store.ts';
import { lazyPage } from '../lazyPage.tsx';

const ProofDialog = lazyPage({
  load: async () => (await import('../../features/accounts/code/ProofDialog.tsx')).ProofDialog,
  catalogue: 'accounts',
});

/** The dialog for a proof while an action waits for one (`lib/provedAction.ts`). If it cannot be loaded, the banner says so. */
export function ProofAsked() {
  const { asked } = useSyncExternalStore(proofAsked.subscribe, proofAsked.get, proofAsked.get);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!asked) return;
    ProofDialog.preload().then(
      () => setLoaded(true),
      (failure) => {
        useStore.getState().showError(asAppError(failure));
        asked.end(false);
      },
    );
    return () => asked.end(false);
  }, [asked]);
  return asked && isLoaded && <ProofDialog />;
}
