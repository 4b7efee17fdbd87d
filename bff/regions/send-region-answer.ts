import type { Response } from 'express';
import type { RegionAnswer } from './call-region.ts';
import { describeRefusal } from './region-problem.ts';
import { passedHeaders } from './relay.ts';

/** Answers the browser what a region answered: a success as it is, a refusal with who refused and the id to quote. */
export function sendRegionAnswer(response: Response, answer: RegionAnswer): void {
  response.status(answer.status);
  if (answer.status < 300) {
    response.json(answer.body);
    return;
  }
  for (const name of passedHeaders) {
    const value = answer.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.type('application/problem+json');
  response.send(JSON.stringify(describeRefusal(answer, String(response.getHeader('X-Request-Id')))));
}
