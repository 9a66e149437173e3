import { usePageSettings } from './page/pageSettings.ts';
import { useStore } from './store.ts';

/** Nobody is logged in: known at once when no login came with the page, else when the server has said who it is. */
export function useIsVisitor(): boolean {
  const { hasLogin } = usePageSettings();
  const user = useStore((state) => state.user);
  const isLoading = useStore((state) => state.isLoading);
  return !user && !(isLoading && hasLogin);
}
