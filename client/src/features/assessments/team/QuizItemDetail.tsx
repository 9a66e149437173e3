import { Trans, useLingui } from '@lingui/react/macro';
import {
  getHqQuizItem,
  type QuizItemDetail as Item,
  MIN_ITEMS_IN_USE,
  withdrawQuizItem,
} from '@preproom/models/contract/assessments/team/quizItems';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, orNull } from '../../../lib/api.ts';
import { cx } from '../../../lib/cx.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextArea } from '../../../ui/forms/api/FormTextArea.tsx';
import { isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Lines } from '../quizzes/item/Lines.tsx';

const REASON_LENGTH = 300;

/** A question with its answers, and what takes it out of the quizzes or puts it back. */
export function QuizItemDetail({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['hq', 'quizItem', id],
    queryFn: ({ signal }) => orNull(callApi(getHqQuizItem, { params: { quizItemId: id }, signal })),
  });
  if (data) return <Shown item={data.data} />;
  if (error)
    return (
      <ErrorState
        title={<Trans>Couldn’t load the question</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data === null) return <Trans>This question doesn’t exist.</Trans>;
  return <Skeleton className="h-64" />;
}

function Shown({ item }: { item: Item }) {
  const { i18n } = useLingui();
  const language = i18n.locale === 'en' ? {} : { lang: 'en' };
  const share = item.answered > 0 ? i18n.number(item.right / item.answered, { style: 'percent' }) : '–';
  return (
    <div className="flex flex-col gap-4 text-14">
      <div className="flex flex-col gap-4" {...language}>
        <p className="text-muted">{item.topic}</p>
        {item.lines.length > 0 && item.kind !== 'fault' && (
          <Lines lines={item.lines} language={item.language} />
        )}
        <Answers item={item} />
        <p>{item.explanation}</p>
        {item.mistakes.map((mistake) => (
          <p key={mistake}>{mistake}</p>
        ))}
        <p className="text-muted">{item.source}</p>
      </div>
      <p>
        <Trans>
          {i18n.number(item.right)} of {i18n.number(item.answered)} correct · {share}
        </Trans>
      </p>
      <Difficulty item={item} />
      <Withdrawal key={String(item.isWithdrawn)} item={item} />
    </div>
  );
}

/** In logits: as the author thought, and as answers show. */
function Difficulty({ item: { difficulty, measured } }: { item: Item }) {
  const { i18n } = useLingui();
  const authored = i18n.number(difficulty);
  if (measured === null)
    return (
      <p>
        <Trans>Difficulty {authored}, as its author estimated it. Too few answers to measure it.</Trans>
      </p>
    );
  const found = i18n.number(measured.difficulty);
  const spread = i18n.number(measured.spread);
  const answers = i18n.number(measured.answers);
  return (
    <p>
      <Trans>
        Difficulty {found} ± {spread}, measured from {answers} answers. Its author estimated {authored}.
      </Trans>
    </p>
  );
}

/** The options; the right ones are marked. In the right order where the order is the answer. */
function Answers({ item: { kind, options, key } }: { item: Item }) {
  const { t } = useLingui();
  const isOrder = kind === 'order';
  const List = isOrder || kind === 'fault' ? 'ol' : 'ul';
  return (
    <List className={cx('flex flex-col gap-1', List === 'ol' && 'list-decimal ps-6')}>
      {(isOrder ? key : options.map((_, position) => position)).map((position) => {
        const isRight = !isOrder && key.includes(position);
        return (
          <li
            key={position}
            className={cx(
              'rounded-control px-2 py-1 wrap-anywhere',
              isRight && 'bg-leaf/10 font-medium',
              kind === 'fault' && 'font-mono whitespace-pre-wrap',
            )}
          >
            {options[position]}
            {isRight && <span className="sr-only"> ({t`correct`})</span>}
          </li>
        );
      })}
    </List>
  );
}

function Withdrawal({ item: { _id, isWithdrawn } }: { item: Item }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const client = useQueryClient();
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    draft: { key: `act:quiz-item:${_id}`, fields: ['reason'] },
    async send({ reason }) {
      const to = { isWithdrawn: !isWithdrawn, reason };
      try {
        await callApi(withdrawQuizItem, { params: { quizItemId: _id }, body: to });
      } finally {
        await client.invalidateQueries({ queryKey: ['hq'] });
      }
    },
  });
  const { failure } = form;
  return (
    <ApiForm form={form} isFailureElsewhere className="border-t border-line pt-4">
      <p>
        {isWithdrawn ? (
          <Trans>This question isn’t in any quiz.</Trans>
        ) : (
          <Trans>Withdraw a question that’s wrong or out of date. Quizzes in progress aren’t affected.</Trans>
        )}
      </p>
      {failure && (
        <Banner tone="error">
          {failure.code === 'bad_request' ? (
            <Trans>Each field needs at least {MIN_ITEMS_IN_USE} questions.</Trans>
          ) : (
            errorText(failure)
          )}
        </Banner>
      )}
      <FormTextArea
        name="reason"
        label={t`Reason, for the audit log`}
        rows={2}
        maxLength={REASON_LENGTH}
        check={isFilled}
        fault={t`Say why in a few words.`}
      />
      <FormSubmit tone={isWithdrawn ? 'primary' : 'danger'}>
        {isWithdrawn ? <Trans>Restore</Trans> : <Trans>Withdraw</Trans>}
      </FormSubmit>
    </ApiForm>
  );
}
