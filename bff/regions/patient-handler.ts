/** A request to a region that lasts no longer than the patience of whoever asks. */
import type { Dispatcher } from 'undici';
import type { Patience } from './patience.ts';

export type AnswerHeaders = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

export abstract class PatientHandler implements Dispatcher.DispatchHandler {
  readonly #patience: Patience;
  #controller: Dispatcher.DispatchController | undefined;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** The socket is free again, and there is no (whole) answer. */
  protected abstract failed(error: unknown): void;

  /** The patience ended while there was no connection: who asks hears of it now, the request when there is one. */
  protected abstract gaveUp(reason: unknown): void;

  protected get controller(): Dispatcher.DispatchController | undefined {
    return this.#controller;
  }

  /** Nothing is sent when the patience is over already. */
  send(dispatcher: Dispatcher, request: Dispatcher.DispatchOptions): void {
    if (this.#patience.isOver) {
      this.failed(this.#patience.reason);
      return;
    }
    this.#patience.onEnd(this.#onImpatience);
    dispatcher.dispatch(request, this);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#patience.isOver) controller.abort(this.#patience.reason as Error);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.failed(error);
  }

  /** From now on something else says how long it may take, or it is over. */
  protected stopWaiting(): void {
    this.#patience.offEnd(this.#onImpatience);
  }

  readonly #onImpatience = (): void => {
    const { reason } = this.#patience;
    if (this.#controller === undefined) this.gaveUp(reason);
    else this.#controller.abort(reason as Error);
  };
}
