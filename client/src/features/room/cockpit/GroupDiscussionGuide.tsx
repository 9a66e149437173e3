import { Trans, useLingui } from '@lingui/react/macro';
import type { DiscussionPrompt, GroupDiscussion } from '@preproom/models/contract/room/groupDiscussion';
import { ChevronDown, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { AskActions, askedLast } from './AskActions.tsx';
import type { CriterionTexts } from './cockpitRoom.ts';
import { useDifficultyText } from './difficultyText.ts';
import { filteredPrompts, type QuestionFilter } from './questionList.ts';
import type { CockpitInUse } from './useCockpit.ts';
import type { ShowingQuestion } from './useShowingQuestion.ts';

interface GroupDiscussionGuideProps {
  discussion: GroupDiscussion;
  /** Of the questions; prompts that do not fit it are left out. */
  filter: QuestionFilter;
  cockpit: CockpitInUse;
  showing: ShowingQuestion;
  criteria: CriterionTexts;
}

/** How to hold a group discussion with one learner: the mentor leads it and speaks as the other members. */
export function GroupDiscussionGuide({ discussion, filter, criteria, ...asking }: GroupDiscussionGuideProps) {
  const { purpose, steps, roles, watchFor, scoring } = discussion;
  const prompts = filteredPrompts(discussion.prompts, filter);
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <Users aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="flex-1">
          <Trans>Group discussion</Trans>
        </span>
        <span className="text-14 font-normal text-muted tabular-nums">
          <Minutes minutes={minutes} />
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-[rotate] duration-180 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 border-t border-line p-3 text-14">
        <p lang="en">{purpose}</p>
        <Part title={<Trans>Steps</Trans>}>
          <ol lang="en" className="flex flex-col gap-2">
            {steps.map((step) => (
              <Named key={step.title} name={step.title} aside={<Minutes minutes={step.minutes} />}>
                {step.mentor}
              </Named>
            ))}
          </ol>
        </Part>
        <Part title={<Trans>Roles you speak as</Trans>}>
          <ul lang="en" className="flex flex-col gap-2">
            {roles.map(({ name, behaviour, tests }) => (
              <Named key={name} name={name}>
                {behaviour}
                <span className="block text-muted">{tests}</span>
              </Named>
            ))}
          </ul>
        </Part>
        <section className="flex flex-col gap-2">
          <h3 className="text-14 font-medium">
            <Trans>Prompts</Trans>
          </h3>
          {prompts.length === 0 && (
            <p>
              <Trans>No matching prompts. Change your search or filters.</Trans>
            </p>
          )}
          <ul className="flex flex-col gap-2">
            {prompts.map((prompt) => (
              <Prompt key={prompt.id} prompt={prompt} {...asking} />
            ))}
          </ul>
        </section>
        <Part title={<Trans>What to listen for</Trans>}>
          <ul lang="en" className="list-disc ps-5">
            {watchFor.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Part>
        <Part title={<Trans>Stars by criterion</Trans>}>
          <ul className="flex flex-col gap-2">
            {scoring.map(({ criterion, strong, weak }) => (
              <Named key={criterion} name={criteria.textOf(criterion)}>
                <span lang="en" className="flex flex-col gap-1">
                  <span>{strong}</span>
                  <span>{weak}</span>
                </span>
              </Named>
            ))}
          </ul>
        </Part>
      </div>
    </details>
  );
}

function Minutes({ minutes }: { minutes: number }) {
  return <Trans>{minutes} min</Trans>;
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 font-medium">{title}</summary>
      <div className="pt-1">{children}</div>
    </details>
  );
}

function Named({ name, aside, children }: { name: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <p className="flex gap-2 font-medium">
        <span className="min-w-0 flex-1">{name}</span>
        {aside && <span className="font-normal text-muted tabular-nums">{aside}</span>}
      </p>
      <p>{children}</p>
    </li>
  );
}

function Prompt({
  prompt,
  ...asking
}: { prompt: DiscussionPrompt } & Pick<GroupDiscussionGuideProps, 'cockpit' | 'showing'>) {
  const difficultyText = useDifficultyText();
  const { t } = useLingui();
  const { text, difficulty, pointsFor, pointsAgainst, turn } = prompt;
  const isAsked = askedLast(asking.cockpit, prompt) !== null;
  return (
    <li
      className={cx(
        'flex flex-col gap-2 rounded-control border p-3',
        isAsked ? 'border-peacock bg-peacock/10' : 'border-line',
      )}
    >
      <p lang="en" className="text-16 font-medium">
        {text}
      </p>
      <div>
        <Badge>{difficultyText(difficulty)}</Badge>
      </div>
      <Part title={<Trans>Points for your roles</Trans>}>
        <div lang="en" className="flex flex-col gap-2">
          <Points title={t`One side`} points={pointsFor} />
          <Points title={t`The other side`} points={pointsAgainst} />
          <p>
            <span className="font-medium">
              <Trans>Halfway:</Trans>
            </span>{' '}
            {turn}
          </p>
        </div>
      </Part>
      <AskActions question={prompt} {...asking} />
    </li>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="list-disc ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
