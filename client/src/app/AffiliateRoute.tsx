import { CodeForm } from '../features/accounts/code/CodeForm.tsx';
import { AffiliateDashboardPage } from '../features/affiliates/AffiliateDashboardPage.tsx';

/** An affiliate's page with the form for a mailed code: two features meet here. */
export function AffiliateRoute() {
  return <AffiliateDashboardPage CodeForm={CodeForm} />;
}
