import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../lib/cx.ts';

export interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** An alert wants an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
}

/** A modal dialog: in the middle on a desktop, a sheet from below on a phone. */
export function Dialog({ title, isOpen, onOpenChange, role = 'dialog', children, actions }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      className="fixed inset-0 z-50 flex items-end justify-center bg-[oklch(0_0_0/0.5)] sm:items-center sm:p-4"
    >
      <Modal
        className={cx(
          'max-h-[90dvh] w-full overflow-auto rounded-t-sheet border border-line bg-raised text-ink shadow-layer',
          'pb-[env(safe-area-inset-bottom)] sm:max-w-lg sm:rounded-sheet',
        )}
      >
        <AriaDialog role={role} className="flex flex-col gap-4 p-6 outline-none">
          <Heading slot="title" className="text-20">
            {title}
          </Heading>
          {children}
          {actions && <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
