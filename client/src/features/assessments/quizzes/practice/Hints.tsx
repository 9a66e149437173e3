import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@preproom/models/contract/http/language';
import { useMutation } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';

export interface HintsProps {
  hints: readonly string[];
  hintsLeft: number;
  /** Of the hints. */
  language: Language;
  /** How a hint is shown; as it is unless said. */
  show?: (hint: string) => ReactNode;
  /** Shows the hint with this number. Fails with AppError. */
  onTake: (hint: number) => Promise<unknown>;
}

/** The hints that were taken, and the button for the next one. Renders nothing for a question without hints. */
export function Hints({ hints, hintsLeft, language, show = (hint) => hint, onTake }: HintsProps) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const { mutate: take, isPending, error } = useMutation({ mutationFn: onTake });
  const list = useRef<HTMLDivElement>(null);
  // The button that had the focus has gone.
  const takeNext = (hint: number) =>
    take(hint, { onSuccess: () => hintsLeft === 1 && list.current?.focus() });
  if (hints.length === 0 && hintsLeft === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <div
        ref={list}
        tabIndex={-1}
        role="status"
        className="w-full"
        {...(i18n.locale === language ? {} : { lang: language })}
      >
        <ol className="flex flex-col gap-2">
          {hints.map((hint) => (
            <li key={hint} className="flex items-start gap-2 rounded-control bg-amber/10 px-4 py-2">
              <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
              <span className="min-w-0 wrap-anywhere">{show(hint)}</span>
            </li>
          ))}
        </ol>
      </div>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      {hintsLeft > 0 && (
        <Button tone="quiet" size="small" isBusy={isPending} onClick={() => takeNext(hints.length + 1)}>
          {hints.length === 0 ? <Trans>Show a hint</Trans> : <Trans>Show another hint</Trans>}
        </Button>
      )}
    </div>
  );
}
