const RELOADED_FROM = 'preproom.reloadedFrom';

/** The address of the document's own script; it has another name in every version. */
const ownScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Whether the server answers but has another version than this page: its script is gone. */
export async function isNewVersionThere(): Promise<boolean> {
  const script = ownScript();
  if (!script) return false;
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** Reloads this page to get the new version. False if that was done for this version already, so that it never loops. */
export function reloadOnce(): boolean {
  const version = ownScript();
  if (sessionStorage.getItem(RELOADED_FROM) === version) return false;
  sessionStorage.setItem(RELOADED_FROM, version);
  window.location.reload();
  return true;
}
