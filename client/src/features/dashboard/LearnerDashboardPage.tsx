import { LoadingPage } from '../../ui/Logo.tsx';
export function LearnerDashboardPage() {
  return <LoadingPage />;
}
