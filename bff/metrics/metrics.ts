/** What is counted, for METRICS_PORT. Labels come from short lists: operations and regions, never ids or addresses. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'operation' | 'region' | 'status'>;
  readonly signIns: Counter<'region' | 'outcome'>;
}

/** `load` is asked whenever the metrics are read. */
export function createMetrics(load: () => { readonly streams: number; readonly spaces: number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'portico_request_seconds',
    help: 'Time to answer, by operation of the contract (empty for the console itself).',
    labelNames: ['operation', 'region', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 15],
    registers,
  });
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
  return { registry, requests, signIns };
}
