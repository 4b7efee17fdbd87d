import { Component, type ReactNode } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CodeMissing } from '#web/ui/lazy-code.ts';
import { MissingPage } from './MissingPage.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';

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

  readonly #renderAgain = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  readonly #retry = () => {
    this.#renderAgain();
    // The button that was pressed goes with the failure.
    document.querySelector<HTMLElement>('#content')?.focus();
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.state.error instanceof CodeMissing) {
      return <MissingPage missing={this.state.error} onRetry={this.#retry} onHad={this.#renderAgain} />;
    }
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
