import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { RequestTimes } from './request-times.ts';

it('is read as a histogram of prom-client is', async () => {
  const registry = new Registry();
  const times = new RequestTimes('seconds', 'Time.');
  registry.registerMetric(times as unknown as Histogram);
  const usual = new Registry();
  const histogram = new Histogram({
    name: 'seconds',
    help: 'Time.',
    labelNames: ['operation', 'region', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 15],
    registers: [usual],
  });
  const requests = [
    ['ListUsers', 'eu-std-1', 200, 0.004],
    ['ListUsers', 'eu-std-1', 200, 0.005],
    ['ListUsers', 'eu-std-1', 503, 15],
    ['ListUsers', 'eu-snc-1', 200, 16],
    ['', '', 204, 0.3],
  ] as const;
  for (const [operation, region, status, seconds] of requests) {
    times.observe(operation, region, status, seconds);
    histogram.observe({ operation, region, status: String(status) }, seconds);
  }
  expect(await registry.metrics()).toBe(await usual.metrics());
});
