import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Review } from '#shared/review.ts';
import { reviewQuery, reviewsKey, sweepReview } from './review-calls.ts';

export interface ReviewSweep {
  readonly isRunning: boolean;
  readonly error: unknown;
  /** Reads what is missing. */
  readonly start: () => void;
  /** Ends it early; what has come stays. */
  readonly stop: () => void;
}

/** The sweep of a review, shown in the cache while it goes on; it ends with the page, and may be taken up again. */
export function useReviewSweep({ id }: Review): ReviewSweep {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(signal: AbortSignal): Promise<void> {
    try {
      for await (const progress of sweepReview(id, signal)) {
        if ('end' in progress) break;
        client.setQueryData(reviewQuery(id).queryKey, (review) =>
          review === undefined
            ? review
            : {
                ...review,
                parts: review.parts.map((part, index) => (index === progress.part ? progress.state : part)),
              },
        );
      }
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    } finally {
      if (running.current?.signal === signal) setRunning(false);
      await client.invalidateQueries({ queryKey: reviewsKey });
    }
  }

  return {
    isRunning,
    error,
    start() {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setError(undefined);
      setRunning(true);
      void run(controller.signal);
    },
    stop() {
      running.current?.abort();
      setRunning(false);
    },
  };
}
