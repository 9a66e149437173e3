import './styles/main.css';

/** A link to a module that waits until the page has been painted (server/src/pages/builtClient.ts). */
const WAITING = 'link[rel="later"]';
/** Background tabs paint nothing, and some browsers hold frames back. */
const SURELY_PAINTED_MS = 1_000;

const root = document.getElementById('root');
if (root?.hasChildNodes()) void bootRenderedPage();
else void import('./main.tsx');

/**
 * A page that the server has rendered is painted before any script of it is fetched: on a slow line they would compete with its styles and
 * fonts. A touch or key starts the scripts at once; a click on a button, and Enter in a form, are repeated when the page works.
 */
async function bootRenderedPage(): Promise<void> {
  const early = watchEarlyInput();
  await Promise.race([painted(), early.firstInput]);
  for (const link of document.querySelectorAll<HTMLLinkElement>(WAITING)) link.rel = 'modulepreload';
  const { ready } = await import('./main.tsx');
  await ready;
  early.repeat();
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    // The frame callback runs before the paint, a task after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, SURELY_PAINTED_MS);
  });
}

function watchEarlyInput() {
  const { promise: firstInput, resolve } = Promise.withResolvers<void>();
  let repeat: (() => void) | null = null;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => resolve(), options);
  addEventListener(
    'click',
    ({ target }) => {
      // Links, fields and <summary> work without scripts.
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      repeat = button && (() => button.click());
    },
    options,
  );
  addEventListener(
    'keydown',
    ({ key, target }) => {
      // The browser ignores Enter while the form's button is disabled. Any further key cancels the repetition.
      if (!(target instanceof HTMLInputElement)) return;
      const button = target.form?.querySelector<HTMLButtonElement>('button[type=submit]:disabled');
      repeat = key === 'Enter' && button ? () => pressOnceEnabled(button) : null;
    },
    options,
  );
  return {
    firstInput,
    repeat() {
      listening.abort();
      repeat?.();
    },
  };
}

/** Never sends the form itself: before it works, the browser would put the fields into the address. */
function pressOnceEnabled(button: HTMLButtonElement): void {
  const watching = new MutationObserver(() => press());
  const press = () => {
    if (button.disabled) return;
    watching.disconnect();
    button.click();
  };
  watching.observe(button, { attributeFilter: ['disabled'] });
  press();
}
