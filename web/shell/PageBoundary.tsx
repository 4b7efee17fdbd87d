import { Component, type ReactNode } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { ProblemPanel } from './ProblemPanel.tsx';

interface CatchProps {
  region: string | undefined;
  onRetry: () => void;
  children: ReactNode;
}

type CatchState = { readonly failed: false } | { readonly failed: true; readonly error: unknown };

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { failed: false };

  static getDerivedStateFromError(error: unknown): CatchState {
    return { failed: true, error };
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ProblemPanel error={this.state.error} region={this.props.region} onRetry={this.#retry} />;
  }
}

/** Shows in the page's place why it cannot be shown; the frame around it goes on working. */
export function PageBoundary({ region, children }: { region?: string | undefined; children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Catch region={region} onRetry={reset}>
      {children}
    </Catch>
  );
}
