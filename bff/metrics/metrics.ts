/** What is counted, for METRICS_PORT. Labels come from short lists: operations and regions, never ids or addresses. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'operation' | 'region' | 'status'>;
  readonly signIns: Counter<'region' | 'outcome'>;
}

/** What is open now. */
export interface Load {
  readonly watch: { readonly streams: number; readonly spaces: number };
  readonly directory: { readonly streams: number; readonly bytes: number };
}

/** `load` is asked whenever the metrics are read. */
export function createMetrics(load: () => Load): Metrics {
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
      const { streams, spaces } = load().watch;
      watch.set({ of: 'streams' }, streams);
      watch.set({ of: 'spaces' }, spaces);
    },
  });
  const directory = new Gauge({
    name: 'portico_directory',
    help: 'Whole lists being read, and bytes of memory held for them and for the next readers.',
    labelNames: ['of'],
    registers,
    collect() {
      const { streams, bytes } = load().directory;
      directory.set({ of: 'streams' }, streams);
      directory.set({ of: 'bytes' }, bytes);
    },
  });
  return { registry, requests, signIns };
}
