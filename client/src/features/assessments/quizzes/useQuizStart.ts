import type { QuizScope } from '@preproom/models/contract/assessments/quizSubjects';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { beginQuiz } from './api.ts';

/** Starts or continues a quiz, and goes to it. */
export function useQuizStart() {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: beginQuiz,
    onSuccess: (attemptId) => navigate(`/assessments/technical/${attemptId}`),
  });
  return { start: (scope: QuizScope) => mutate(scope), isPending, error };
}
