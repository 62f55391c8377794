import { Component, type ReactNode } from 'react';
import type { PageLocation } from './page.ts';

/** Props of PageErrorBoundary. */
export interface PageErrorBoundaryProps {
  /** Location of the page; a new location resets the error. */
  location: PageLocation;
  /** Renders the replacement when the children throw. */
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  location: PageLocation;
  failure: { error: unknown } | null;
}

/** Replaces a page that throws while rendering. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<PageErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: PageErrorBoundaryProps, state: PageErrorBoundaryState): PageErrorBoundaryState | null {
    return location === state.location ? null : { location, failure: null };
  }

  override render(): ReactNode {
    return this.state.failure ? this.props.renderError(this.state.failure.error) : this.props.children;
  }
}
