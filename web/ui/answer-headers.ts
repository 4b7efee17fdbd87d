import { createStore } from './store.ts';

/** Headers of the answer that came last, whoever asked: for what every answer tells. */
export const answerHeaders = createStore<Pick<Headers, 'get'> | undefined>(undefined);
