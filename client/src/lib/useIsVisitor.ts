import { usePageSettings } from './page/pageSettings.ts';
import { useStore } from './store.ts';

/** True when nobody is logged in: at once if the page came without a login, else after the user was loaded. */
export function useIsVisitor(): boolean {
  const { hasLogin } = usePageSettings();
  const user = useStore((state) => state.user);
  const isUserPending = useStore((state) => state.isUserPending);
  return !user && !(isUserPending && hasLogin);
}
