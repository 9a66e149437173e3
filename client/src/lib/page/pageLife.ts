/** Whether the page is visible, and when it may be about to close. */
export interface PageLife {
  isHidden(): boolean;
  /** Calls `onChange` when the page is hidden, left or shown again; returns its undo. */
  subscribe(onChange: () => void): () => void;
}

export function createBrowserPageLife(): PageLife {
  let hasLeft = false;
  return {
    isHidden: () => hasLeft || document.visibilityState === 'hidden',
    subscribe(onChange) {
      const listen = (target: Document | Window, event: string, leaves: boolean | null) => {
        const listener = () => {
          hasLeft = leaves ?? hasLeft;
          onChange();
        };
        target.addEventListener(event, listener);
        return () => target.removeEventListener(event, listener);
      };
      const undos = [
        listen(document, 'visibilitychange', null),
        // Safari can leave a page without a visibilitychange event, and can restore it from its cache.
        listen(window, 'pagehide', true),
        listen(window, 'pageshow', false),
      ];
      return () => {
        for (const undo of undos) undo();
      };
    },
  };
}
