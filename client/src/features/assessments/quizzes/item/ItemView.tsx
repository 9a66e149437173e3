import { useLingui } from '@lingui/react/macro';
import type { ShownItem } from '@preproom/models/contract/assessments/quizzes';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../../../../ui/Badge.tsx';
import { Lines } from './Lines.tsx';

export interface ItemViewProps {
  item: ShownItem;
  /** Changes with each item; the prompt then takes the focus. */
  focusKey: string | number;
  children: ReactNode;
}

/** Topic, prompt and code of an item. Lines that can be chosen are the options instead. */
export function ItemView({ item, focusKey, children }: ItemViewProps) {
  const { i18n } = useLingui();
  const prompt = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with each new item
  useEffect(() => prompt.current?.focus(), [focusKey]);
  const language = i18n.locale === item.textLanguage ? {} : { lang: item.textLanguage };
  const topic = labelOf(TOPIC_NAMES, item.topic, i18n.locale as Language);
  return (
    <div className="flex flex-col gap-4" {...language}>
      <div lang={i18n.locale}>
        <Badge>{topic}</Badge>
      </div>
      <h2 ref={prompt} tabIndex={-1} className="text-20 wrap-anywhere sm:text-24">
        {item.prompt}
      </h2>
      {item.lines.length > 0 && item.kind !== 'fault' && (
        <Lines lines={item.lines} language={item.language} />
      )}
      {children}
    </div>
  );
}
