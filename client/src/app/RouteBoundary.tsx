import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BrokenPage } from './BrokenPage.tsx';

/** Keeps a page that breaks from taking the rest along; the next address starts afresh. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return <Boundary key={useLocation().pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}
