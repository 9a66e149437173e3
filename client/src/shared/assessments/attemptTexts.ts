import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Attempt, AttemptKind, AttemptResult } from '@preproom/models/contract/assessments/attempts';
import { MOCK_NAMES } from '@preproom/models/contract/assessments/mockTests';
import { SUBJECT_NAMES, scopeOf } from '@preproom/models/contract/assessments/quizSubjects';
import type { ResumeResult } from '@preproom/models/contract/assessments/resumeResult';
import { resumeScore, scorePercent } from '@preproom/models/contract/assessments/resumeRubric';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { BAND_NAMES } from '../../lib/texts/quizBands.ts';
import { ROLE_TEXTS } from './roleTexts.ts';

export interface AttemptTexts {
  name: string;
  /** Null while it is open, and when it came to nothing. */
  result: string | null;
  /** Path of its report. */
  path: string;
}

/** Where a report is, before the attempt's id, if not under the kind's name. A resume's is on the page of its form. */
const PATHS: Partial<Record<AttemptKind, string>> = { coding: 'coding-round/', resume: 'resume?result=' };

/** Name, result and report of an attempt in the reader's language. */
export function useAttemptTexts({ _id, kind, topic, result }: Attempt): AttemptTexts {
  const nameOf = useAttemptName();
  const resumeName = useResumeName();
  const resultText = useResultText();
  return {
    name: result?.kind === 'resume' ? resumeName(result.target) : nameOf(kind, topic),
    result: result && resultText(result),
    path: `/assessments/${PATHS[kind] ?? `${kind}/`}${_id}`,
  };
}

/** Names an analysis by what the resume was compared with: the file's name, often the person's own, never leaves their device. */
function useResumeName(): (target: ResumeResult['target']) => string {
  const { t } = useLingui();
  return (target) => {
    if (target === null) return t`Resume: no target`;
    if (target === 'pasted') return t`Resume: job description`;
    const role = t(ROLE_TEXTS[target]);
    return t`Resume: ${role}`;
  };
}

/** Names an attempt by its kind and, for a quiz, its subject. */
export function useAttemptName(): (kind: AttemptKind, topic: string) => string {
  const { t, i18n } = useLingui();
  return (kind, topic) => {
    const { subject, topics } = scopeOf(topic);
    const language = i18n.locale as Language;
    const names = topics.map((one) => labelOf(TOPIC_NAMES, one, language));
    const mockName = labelOf(MOCK_NAMES, topic, language);
    const field = [labelOf(SUBJECT_NAMES, subject, language), ...names].join(' · ');
    const byKind: Record<AttemptKind, string> = {
      resume: t`Resume analysis`,
      technical: t`Quiz: ${field}`,
      behaviour: t`Work situations`,
      practice: t`Practice room`,
      mock: t`Mock test: ${mockName}`,
      case: t`Case: ${topic}`,
      coding: t`Coding: ${topic}`,
    };
    return byKind[kind];
  };
}

export function useResultText(): (result: AttemptResult) => string {
  const { t } = useLingui();
  return (result) => {
    switch (result.kind) {
      case 'resume': {
        const { score, outOf } = resumeScore(result.points, result.notJudged);
        const percent = scorePercent({ score, outOf });
        return t`${percent}% · ${score} of ${outOf} points`;
      }
      case 'technical':
        return t(BAND_NAMES[result.band]);
      case 'behaviour': {
        const named = result.traits.filter(({ band }) => band !== null);
        if (named.length === 0) return t`Areas are named after the next attempt`;
        const strong = named.filter(({ band }) => band === 'strong').length;
        return t`Strong in ${strong} of ${named.length} areas`;
      }
      case 'mock': {
        const right = sum(result.sections.map((section) => section.right));
        const of = sum(result.sections.map((section) => section.of));
        return t`${right} of ${of} correct`;
      }
      case 'case':
        return t`${result.right} of ${result.steps} steps correct`;
      case 'coding': {
        const tests = result.problems.flatMap(({ open, hidden }) => [open, hidden]);
        const passed = sum(tests.map((tally) => tally.passed));
        const of = sum(tests.map((tally) => tally.of));
        return t`${passed} of ${of} tests passed`;
      }
      case 'practice':
        return t`${plural(result.answers, { one: '# answer', other: '# answers' })}`;
    }
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
