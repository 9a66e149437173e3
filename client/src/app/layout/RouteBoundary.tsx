import { AppError } from '@preproom/models/contract/http/errors';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BrokenPage } from './BrokenPage.tsx';

/** Error boundary around a page. Navigating to another path resets it. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary key={useLocation().pathname}>{children}</ErrorBoundary>;
}

export class ErrorBoundary extends Component<
  { children: ReactNode },
  { failure: { thrown: unknown } | null }
> {
  override state: { failure: { thrown: unknown } | null } = { failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: { thrown } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { thrown } = failure;
    const isUnreachable = thrown instanceof AppError && thrown.code === 'unavailable';
    return <BrokenPage error={isUnreachable ? thrown : null} />;
  }
}
