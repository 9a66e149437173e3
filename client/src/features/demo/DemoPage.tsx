import { LoadingPage } from '../../ui/Logo.tsx';
export function DemoPage() {
  return <LoadingPage />;
}
