import { Component, type ReactNode } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { ProblemPanel } from './ProblemPanel.tsx';

interface CatchProps {
  children: ReactNode;
  shown: (error: unknown, retry: () => void) => ReactNode;
}

type CatchState = { readonly failed: false } | { readonly failed: true; readonly error: unknown };

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { failed: false };

  static getDerivedStateFromError(error: unknown): CatchState {
    return { failed: true, error };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.shown(this.state.error, () => this.setState({ failed: false }));
  }
}

/** Shows in the page's place why it cannot be shown; the frame around it goes on working. */
export function PageBoundary({ region, children }: { region?: string | undefined; children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Catch
      shown={(error, retry) => (
        <ProblemPanel
          error={error}
          region={region}
          onRetry={() => {
            reset();
            retry();
          }}
        />
      )}
    >
      {children}
    </Catch>
  );
}
