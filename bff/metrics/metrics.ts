/** What is counted, for METRICS_PORT. Labels come from short lists: operations and regions, never ids or addresses. */
import { collectDefaultMetrics, Counter, Gauge, Registry, type Histogram } from 'prom-client';
import { RequestTimes } from './request-times.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: RequestTimes;
  readonly signIns: Counter<'region' | 'outcome'>;
  readonly tokenRefreshes: Counter<'region' | 'outcome'>;
  readonly watchPolls: Counter<'region'>;
  readonly watchFailovers: Counter;
}

/** What is so now. */
export interface Load {
  readonly watch: { readonly streams: number; readonly spaces: number; readonly leading: number };
  readonly directory: { readonly streams: number; readonly bytes: number };
  readonly store: { readonly isUp: boolean };
}

const outcomes = {
  signIns: ['granted', 'refused'],
  tokenRefreshes: ['granted', 'refused', 'declined', 'unanswered'],
};

/** `load` is asked whenever the metrics are read. Counters of `regions` begin at zero, so that their first rise is seen. */
export function createMetrics(regions: readonly string[], load: () => Load): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new RequestTimes(
    'portico_http_request_duration_seconds',
    'Time until an answer has ended, by operation of the contract (empty for the console itself and its streams).',
  );
  // A registry asks a metric for no more than `get` and what it is called; its type wants all of a class of its own.
  registry.registerMetric(requests as unknown as Histogram);
  const signIns = new Counter({
    name: 'portico_sign_ins_total',
    help: 'Attempts to sign in that a region has answered.',
    labelNames: ['region', 'outcome'],
    registers,
  });
  const tokenRefreshes = new Counter({
    name: 'portico_token_refreshes_total',
    help: 'Refreshes of tokens: granted, refused for good, declined (to be tried again), or sent and unanswered.',
    labelNames: ['region', 'outcome'],
    registers,
  });
  const watchPolls = new Counter({
    name: 'portico_watch_polls_total',
    help: 'Calls to a region for the live watch.',
    labelNames: ['region'],
    registers,
  });
  const watchFailovers = new Counter({
    name: 'portico_watch_failovers_total',
    help: 'Spaces that this process looks at since another one, which looked at them, was not heard of any more.',
    registers,
  });
  for (const region of regions) {
    for (const outcome of outcomes.signIns) signIns.inc({ region, outcome }, 0);
    for (const outcome of outcomes.tokenRefreshes) tokenRefreshes.inc({ region, outcome }, 0);
    watchPolls.inc({ region }, 0);
  }
  const gauge = (name: string, help: string, value: (now: Load) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(load()));
      },
    });
  gauge('portico_watch_streams', 'Live streams open.', ({ watch }) => watch.streams);
  gauge('portico_watch_spaces', 'Spaces watched for live streams.', ({ watch }) => watch.spaces);
  gauge('portico_watch_leading', 'Watched spaces that this process looks at for all.', ({ watch }) => watch.leading);
  gauge('portico_directory_streams', 'Whole lists being read.', ({ directory }) => directory.streams);
  gauge('portico_directory_bytes', 'Memory held for whole lists.', ({ directory }) => directory.bytes);
  gauge('portico_store_up', 'Whether the store answered last time it was asked.', ({ store }) => Number(store.isUp));
  return { registry, requests, signIns, tokenRefreshes, watchPolls, watchFailovers };
}
