import { type ReactNode, useEffect, useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../lib/cx.ts';

export interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Needs an answer: clicking outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
  /** Error of the actions, shown above them. */
  fault?: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
  /** What is rarely wanted: below the buttons. */
  footer?: ReactNode;
}

/** A modal dialog: centred on a desktop, a bottom sheet on a phone. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  role = 'dialog',
  children,
  fault,
  actions,
  footer,
}: DialogProps) {
  const body = useId();
  useEffect(() => (isOpen ? keepFocusOnPage : undefined), [isOpen]);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      className="fixed inset-0 z-50 flex items-end justify-center bg-scrim sm:items-center sm:p-4"
    >
      <Modal
        className={cx(
          'w-full overflow-clip rounded-t-sheet border border-line bg-raised text-ink shadow-layer',
          'pb-[env(safe-area-inset-bottom)] sm:max-w-lg sm:rounded-sheet',
        )}
      >
        <AriaDialog
          role={role}
          // A question whose focus starts on a button is read out whole.
          {...(role === 'alertdialog' && { 'aria-describedby': body })}
          className="flex max-h-[90dvh] flex-col outline-none"
        >
          <div className="flex min-h-0 flex-col gap-4 overflow-auto p-6">
            <Heading slot="title" className="text-20">
              {title}
            </Heading>
            <div id={body} className="contents">
              {children}
            </div>
          </div>
          {/* Sticky, so that it stays in view in a long dialog. */}
          {actions && (
            <div className="flex flex-col gap-3 border-line border-t px-6 pt-4 pb-6">
              {fault}
              <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * For when a dialog closes: the button that opened it may go as well, at once or after a refetch. The focus then goes to the page, not
 * to its start. Ends with the next press.
 */
function keepFocusOnPage(): void {
  const check = () => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  };
  // In the frame after the one in which the dialog gives the focus back.
  const checkLater = () => requestAnimationFrame(() => requestAnimationFrame(check));
  const observer = new MutationObserver(checkLater);
  observer.observe(document.body, { childList: true, subtree: true });
  checkLater();
  for (const press of ['keydown', 'pointerdown'])
    document.addEventListener(press, () => observer.disconnect(), { once: true, capture: true });
}
