import { ANSWER_MARKS, type AnswerMark } from '@preproom/models/contract/catalogues/answerParts';
import { useEffect, useRef } from 'react';
import { isDialogOpen, isForPage } from '../../../lib/keys/isForPage.ts';
import { useKeysPreference } from '../../../lib/keys/keysPreference.ts';
import { shortcutKey } from '../../../lib/keys/shortcutKey.ts';
import { markAnswer } from './answerNow.ts';
import type { CockpitInUse } from './useCockpit.ts';

const ANSWER_KEYS: Record<AnswerMark, string> = {
  situation: '1',
  task: '2',
  action: '3',
  result: '4',
  answered: '0',
};

/**
 * Marks the parts of the learner's answer by key while the guide, which shows them, is open; unless somebody is typing, a dialog is
 * open or shortcuts are switched off.
 */
export function useAnswerKeys(cockpit: CockpitInUse, isShown: boolean): void {
  const [areOn] = useKeysPreference();
  const latest = useRef(cockpit);
  useEffect(() => {
    latest.current = cockpit;
  });
  useEffect(() => {
    if (!areOn || !isShown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const mark = ANSWER_MARKS.find((one) => ANSWER_KEYS[one] === shortcutKey(event));
      // The board has taken its own digits.
      if (!mark || event.defaultPrevented || !isForPage(event) || isDialogOpen()) return;
      event.preventDefault();
      markAnswer(latest.current, mark);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [areOn, isShown]);
}
