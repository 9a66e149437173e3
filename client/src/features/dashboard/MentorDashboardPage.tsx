import { LoadingPage } from '../../ui/Logo.tsx';
export function MentorDashboardPage() {
  return <LoadingPage />;
}
