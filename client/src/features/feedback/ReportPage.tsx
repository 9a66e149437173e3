import { LoadingPage } from '../../ui/Logo.tsx';
export function ReportPage() {
  return <LoadingPage />;
}
