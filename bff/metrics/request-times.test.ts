import { expect, it } from 'vitest';
import { RequestTimes } from './request-times.ts';

it('counts each request into every bucket that it fits, by operation, region and status', () => {
  const times = new RequestTimes();
  for (const seconds of [0.001, 0.02, 0.3, 20]) times.observe('GetSpace', 'eu-std-1', 200, seconds);
  times.observe('GetSpace', 'eu-std-1', 404, 1);
  times.observe('', '', 200, 1);
  const { text } = times;
  const labels = 'operation="GetSpace",region="eu-std-1",status="200"';
  const counts = [...text.matchAll(new RegExp(`_bucket\\{le="([^"]+)",${labels}\\} (\\d+)`, 'g'))];
  expect(counts.map(([, bound, count]) => `${bound}: ${count}`)).toEqual([
    '0.005: 1',
    '0.02: 2',
    '0.1: 2',
    '0.5: 3',
    '2: 3',
    '15: 3',
    '+Inf: 4',
  ]);
  expect(text).toContain(`portico_request_seconds_sum{${labels}} 20.321`);
  expect(text).toContain(`portico_request_seconds_count{${labels}} 4\n`);
  expect(text).toContain('_count{operation="GetSpace",region="eu-std-1",status="404"} 1\n');
  expect(text).toContain('_count{operation="",region="",status="200"} 1\n');
  expect(text.startsWith('# HELP portico_request_seconds ')).toBe(true);
});
