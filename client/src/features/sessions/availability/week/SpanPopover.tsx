import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Button } from '../../../../ui/Button.tsx';
import { useClockTexts } from '../clockTexts.ts';
import { TimeRange } from './TimeRange.tsx';
import type { Span } from './weekModel.ts';

export interface SpanPopoverProps {
  span: Span;
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (span: Span) => void;
  onRemove: () => void;
}

/** The hours of a block as selects, so that nothing needs a drag. */
export function SpanPopover({ span, trigger, isOpen, onOpenChange, onChange, onRemove }: SpanPopoverProps) {
  const { dayText } = useClockTexts();
  const name = dayText(span.day);
  return (
    <Popover
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="end top"
      offset={8}
      className="w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised p-4 text-ink shadow-layer"
    >
      <Dialog aria-label={name} className="flex flex-col gap-4 outline-none">
        <p aria-hidden className="font-heading text-18 font-semibold">
          {name}
        </p>
        <TimeRange span={span} name={name} onChange={onChange} autoFocus />
        <div className="flex justify-between gap-3">
          <Button tone="quiet" size="small" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
          <Button size="small" onClick={() => onOpenChange(false)}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}
