import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SubjectOffer } from '@preproom/models/contract/assessments/quizzes';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Standing } from './Standing.tsx';
import { topicGroups } from './topicGroups.ts';
import { useQuizStart } from './useQuizStart.ts';

/** A subject's topics, folded: a quiz on one of them or on several. */
export function TopicChoice({ offer: { subject, topics }, name }: { offer: SubjectOffer; name: string }) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { start, isPending, error } = useQuizStart();
  const toggle = (topic: string) =>
    setChosen(chosen.includes(topic) ? chosen.filter((one) => one !== topic) : [...chosen, topic]);
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-14 font-medium text-peacock [&::-webkit-details-marker]:hidden">
        <Trans>Choose topics</Trans>
        <ChevronDown aria-hidden className="size-4 transition-[rotate] duration-180 group-open:rotate-180" />
      </summary>
      <form
        className="flex flex-col items-start gap-4 pt-2 pb-1"
        onSubmit={(event) => {
          event.preventDefault();
          start({ subject, topics: chosen });
        }}
      >
        <fieldset className="flex w-full flex-col gap-3">
          <legend className="sr-only">{t`Topics: ${name}`}</legend>
          {topicGroups(topics).map((group) => (
            <div key={group.name?.id ?? ''} className="grid gap-x-6 sm:grid-cols-2">
              {group.name && <p className="font-medium sm:col-span-2">{t(group.name)}</p>}
              {group.topics.map((topic) => (
                <div key={topic.topic} className="flex flex-col py-2">
                  <Checkbox checked={chosen.includes(topic.topic)} onChange={() => toggle(topic.topic)}>
                    {labelOf(TOPIC_NAMES, topic.topic, i18n.locale as Language)}
                  </Checkbox>
                  <div className="ps-8">
                    <Standing offer={topic} />
                  </div>
                </div>
              ))}
            </div>
          ))}
        </fieldset>
        {error && <Banner tone="error">{errorText(error)}</Banner>}
        <Button type="submit" size="small" tone="quiet" isBusy={isPending} disabled={chosen.length === 0}>
          {chosen.length === 0 ? (
            <Trans>Choose at least one topic</Trans>
          ) : (
            <Plural value={chosen.length} one="Take a quiz on # topic" other="Take a quiz on # topics" />
          )}
        </Button>
      </form>
    </details>
  );
}
