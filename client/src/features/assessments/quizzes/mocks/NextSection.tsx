import { Trans, useLingui } from '@lingui/react/macro';
import type { Mock } from '@preproom/models/contract/assessments/mocks';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { useMockCalls } from './api.ts';
import { SECTION_NAMES } from './sectionNames.ts';

/** The sections of the test, and the button that starts the next one's clock. */
export function NextSection({ mock }: { mock: Mock }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const calls = useMockCalls(mock._id);
  const next = mock.sections.findIndex(({ state }) => state === 'waiting');
  const { mutate, isPending, error } = useMutation({ mutationFn: () => calls.startSection(next) });
  const section = mock.sections[next];
  if (!section) return null;
  const name = t(SECTION_NAMES[section.section]);
  const { minutes } = section;
  return (
    <Card as="section" labelledBy="sections" className="flex flex-col items-start gap-4">
      <h2 id="sections" className="text-20">
        <Trans>Sections</Trans>
      </h2>
      <ol className="w-full divide-y divide-line">
        {mock.sections.map((one) => (
          <SectionRow key={one.section} section={one} />
        ))}
      </ol>
      <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-peacock">
        <li>
          <Trans>The clock starts when you start the section. It keeps running if you leave.</Trans>
        </li>
        <li>
          <Trans>Within a section you can answer in any order and change answers.</Trans>
        </li>
        <li>
          <Trans>Once you end a section, or its time is up, you can’t go back.</Trans>
        </li>
        <li>
          <Trans>
            Correct answers appear after the last section. Finish within 3 hours of opening the test.
          </Trans>
        </li>
      </ul>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button isBusy={isPending} onClick={() => mutate()} className="max-sm:w-full">
        <Trans>
          Start {name} ({minutes} min)
        </Trans>
      </Button>
    </Card>
  );
}

function SectionRow({ section: { section, count, minutes, state } }: { section: Mock['sections'][number] }) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="font-medium">{t(SECTION_NAMES[section])}</span>
      {state === 'over' ? (
        <span className="flex items-center gap-1 text-14 text-leaf">
          <CircleCheck aria-hidden className="size-4" />
          <Trans>Section closed</Trans>
        </span>
      ) : (
        <span className="text-14 text-muted tabular-nums">
          <Trans>
            {count} questions, {minutes} min
          </Trans>
        </span>
      )}
    </li>
  );
}
