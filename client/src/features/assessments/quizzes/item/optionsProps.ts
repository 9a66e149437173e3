import type { Choice, ShownItem } from '@preproom/models/contract/assessments/quizzes';

export interface OptionsProps {
  item: Pick<ShownItem, 'kind' | 'options'>;
  choice: Choice;
  onChange: (choice: Choice) => void;
}
