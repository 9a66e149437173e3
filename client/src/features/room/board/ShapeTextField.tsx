import { useLingui } from '@lingui/react/macro';
import { MAX_BOARD_TEXT } from '@preproom/models/contract/room/board';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { toScreen, type Viewport } from '../../../code/board/viewport.ts';
import type { TextEditing } from './useBoardEditor.ts';

interface ShapeTextFieldProps {
  editing: TextEditing;
  view: Viewport;
  /** Called once; null: it stays as it was. `byKey`: the focus is still here. */
  onEnd: (text: string | null, byKey: boolean) => void;
}

/** In pixels. On a phone, fields below 16 pixels of text size would zoom the page. */
const FIELD = { width: 220, height: 88, margin: 8 };

/** The text of a box, or one that stands alone, written where it stands. Enter ends it, Shift+Enter is a new line. */
export function ShapeTextField({ editing: { shape }, view, onEnd }: ShapeTextFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  // A field that is removed may lose the focus, too.
  const hasEnded = useRef(false);
  const end = (text: string | null, byKey: boolean) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(text, byKey);
  };
  const [x, y] = toScreen(view, shape.at);
  const within = (place: number, length: number, whole: string) =>
    `clamp(${FIELD.margin}px, ${place}px, max(${FIELD.margin}px, ${whole} - ${length + FIELD.margin}px))`;

  function onKeyDown({ key, shiftKey, nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also chooses a word of an input method, as for Hindi.
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') nativeEvent.stopPropagation();
    if (key === 'Escape') end(null, true);
    else if (key === 'Enter' && !shiftKey) {
      nativeEvent.preventDefault();
      end(currentTarget.value, true);
    }
  }

  return (
    <textarea
      ref={field}
      aria-label={shape.kind === 'box' ? t`Text of the box` : t`Text`}
      defaultValue={shape.text}
      maxLength={MAX_BOARD_TEXT}
      onKeyDown={onKeyDown}
      onBlur={({ target }) => end(target.value, false)}
      style={{
        left: within(x, FIELD.width, '100%'),
        top: within(y, FIELD.height, '100%'),
        width: FIELD.width,
        height: FIELD.height,
      }}
      className="absolute resize-none rounded-control border border-peacock bg-raised p-2 text-16 text-ink"
    />
  );
}
