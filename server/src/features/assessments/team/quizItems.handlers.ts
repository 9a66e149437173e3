import { recordAudit } from '@preproom/models/db/operations/audit';
import type { AppDeps } from '../../../deps.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { QuizHandlers } from '../quizzes/quiz.policy.ts';
import { QUIZ_ITEM_COLUMNS, quizItemList } from './quizItems.list.ts';
import { findQuizItem, readQuizItem, setWithdrawn, storeBankFacts } from './quizItems.ts';

type HqNames = 'getHqQuizItems' | 'exportHqQuizItems' | 'getHqQuizItem' | 'withdrawQuizItem';

/** The team's calls about the question bank. */
export function hqQuizItemHandlers(deps: AppDeps): Pick<QuizHandlers, HqNames> {
  const { database, clock } = deps;
  const list = listHandlers(deps, quizItemList, { name: 'questions', columns: QUIZ_ITEM_COLUMNS });
  // Once for each process, when the team first looks: the files change only with a new version.
  let stored: Promise<void> | undefined;
  const storeOnce = () => {
    stored ??= storeBankFacts(database).catch((error) => {
      stored = undefined;
      throw error;
    });
    return stored;
  };
  return {
    async getHqQuizItems(call) {
      await storeOnce();
      return list.page(call);
    },
    async exportHqQuizItems(call) {
      await storeOnce();
      return list.exported(call);
    },
    async getHqQuizItem({ params: { quizItemId } }) {
      return { data: await readQuizItem(database, quizItemId) };
    },
    async withdrawQuizItem({ actor, params: { quizItemId }, body: { isWithdrawn, reason } }) {
      const item = await findQuizItem(database, quizItemId);
      await setWithdrawn(database, item, isWithdrawn);
      await recordAudit(database, {
        at: new Date(clock.now()),
        actorId: actor.userId,
        action: isWithdrawn ? 'quizItem:withdraw' : 'quizItem:putBack',
        targetId: item._id,
        before: { itemId: item.itemId, isWithdrawn: !isWithdrawn },
        after: { itemId: item.itemId, isWithdrawn, reason },
      });
      return { data: await readQuizItem(database, quizItemId) };
    },
  };
}
