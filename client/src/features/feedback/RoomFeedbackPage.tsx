import { LoadingPage } from '../../ui/Logo.tsx';
export function RoomFeedbackPage() {
  return <LoadingPage />;
}
