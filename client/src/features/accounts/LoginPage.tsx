import { LoadingPage } from '../../ui/Logo.tsx';
export function LoginPage() {
  return <LoadingPage />;
}
