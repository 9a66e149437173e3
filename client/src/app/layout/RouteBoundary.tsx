import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BrokenPage } from './BrokenPage.tsx';

/** Error boundary around a page. Navigating to another path resets it. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary key={useLocation().pathname}>{children}</ErrorBoundary>;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}
