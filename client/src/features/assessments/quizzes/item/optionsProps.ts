import type { Choice, ShownItem } from '@preproom/models/contract/assessments/quizzes';

export interface OptionsProps {
  item: ShownItem;
  choice: Choice;
  onChange: (choice: Choice) => void;
}
