import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CommentCriterion } from '@preproom/models/contract/catalogues/criteria';
import { MAX_COMMENT_LENGTH, MIN_COMMENT_LENGTH } from '@preproom/models/contract/reports/feedback';
import type { ReactNode } from 'react';
import { useCriterionText } from '../../../lib/texts/criteria.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';

export interface CommentFieldProps {
  criterion: CommentCriterion;
  text: string;
  fault: string | undefined;
  onChange: (text: string) => void;
  notes: ReactNode;
}

/** A comment of at least 20 characters, counting down what is missing. */
export function CommentField({ criterion, text, fault, onChange, notes }: CommentFieldProps) {
  const { t } = useLingui();
  const criterionText = useCriterionText();
  const missing = MIN_COMMENT_LENGTH - text.trim().length;
  const need =
    text === '' || missing <= 0
      ? t`Write at least ${MIN_COMMENT_LENGTH} characters.`
      : t`${plural(missing, { one: '# more character', other: '# more characters' })}`;
  return (
    <Card>
      <div data-criterion={criterion}>
        {notes}
        <TextArea
          label={criterionText(criterion)}
          rows={4}
          maxLength={MAX_COMMENT_LENGTH}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          {...(fault ? { error: need } : { help: need })}
        />
      </div>
    </Card>
  );
}
