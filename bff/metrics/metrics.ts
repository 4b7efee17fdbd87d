/** What is counted, for METRICS_PORT. Labels come from short lists: operations and regions, never ids or addresses. */
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { RequestTimes } from './request-times.ts';

export interface Metrics {
  readonly requests: RequestTimes;
  readonly signIns: Counter<'region' | 'outcome'>;
  /** Everything, in the text format of Prometheus. */
  text(): Promise<string>;
}

/** `load` is asked whenever the metrics are read. */
export function createMetrics(load: () => { readonly streams: number; readonly spaces: number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new RequestTimes();
  const signIns = new Counter({
    name: 'portico_sign_ins_total',
    help: 'Attempts to sign in.',
    labelNames: ['region', 'outcome'],
    registers,
  });
  const watch = new Gauge({
    name: 'portico_watch',
    help: 'Live streams open, and spaces watched for them.',
    labelNames: ['of'],
    registers,
    collect() {
      const { streams, spaces } = load();
      watch.set({ of: 'streams' }, streams);
      watch.set({ of: 'spaces' }, spaces);
    },
  });
  return { requests, signIns, text: async () => `${await registry.metrics()}\n${requests.text}` };
}
