import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Container } from '../../../ui/Container.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ButtonSpecimens } from './ButtonSpecimens.tsx';
import { ChoiceSpecimens } from './ChoiceSpecimens.tsx';
import { ColourSpecimens } from './ColourSpecimens.tsx';
import { FactSpecimens } from './FactSpecimens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { FileSpecimens } from './FileSpecimens.tsx';
import { ListSpecimens } from './ListSpecimens.tsx';
import { MessageSpecimens } from './MessageSpecimens.tsx';
import { TextSpecimens } from './TextSpecimens.tsx';

const THEMES = ['light', 'dark'] as const;

/** Every component in every state, light beside dark, in the current language. Not in production. */
export function DevUiPage() {
  const { t } = useLingui();
  const parts: [string, ComponentType][] = [
    [t`Colours`, ColourSpecimens],
    [t`Type`, TextSpecimens],
    [t`Buttons and links`, ButtonSpecimens],
    [t`Fields`, FieldSpecimens],
    [t`Files`, FileSpecimens],
    [t`Choices`, ChoiceSpecimens],
    [t`Lists and navigation`, ListSpecimens],
    [t`Facts`, FactSpecimens],
    [t`Messages`, MessageSpecimens],
  ];
  return (
    <Container className="flex flex-col gap-10 py-8 sm:py-12">
      <div className="flex flex-col gap-3">
        <PageHeading title={t`Components`} />
        <p className="max-w-prose text-muted">
          <Trans>Every component in every state, light and dark.</Trans>
        </p>
      </div>
      {parts.map(([title, Specimens]) => (
        <section key={title} aria-label={title} className="flex flex-col gap-4">
          <h2 className="text-24">{title}</h2>
          <div className="grid gap-4 lg:grid-cols-2">
            {THEMES.map((theme) => (
              <div
                key={theme}
                data-theme={theme}
                className="min-w-0 rounded-sheet border border-line bg-paper p-4 text-ink sm:p-6"
              >
                <Specimens />
              </div>
            ))}
          </div>
        </section>
      ))}
    </Container>
  );
}
