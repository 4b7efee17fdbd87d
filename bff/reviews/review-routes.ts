/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
import { setMaxListeners } from 'node:events';
import type { Express, Request, Response } from 'express';
import type { ZodType } from 'zod';
import { reviewsPath, type ReviewProgress } from '#shared/review.ts';
import { NewDecisionsBody, NewReviewBody } from '#shared/review-request.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { readBody } from '#bff/http/request-body.ts';
import { parseStrictObject } from '#bff/http/strict-json.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { ReviewCaller } from './review-access.ts';
import type { ReviewService } from './review-service.ts';

const largestBody = 128 * 1024;

/** `/api/reviews` and below (shared/review.ts), for whoever is signed in. */
export function addReviewRoutes(app: Express, reviews: ReviewService, reader: SessionReader): void {
  const callerOf = async (request: Request, response: Response): Promise<ReviewCaller> => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    const gone = new AbortController();
    // Every call under way listens.
    setMaxListeners(0, gone.signal);
    response.on('close', () => gone.abort());
    return { session, requestId: String(response.getHeader('X-Request-Id')), signal: gone.signal };
  };
  app.post(reviewsPath, async (request, response) => {
    const by = await callerOf(request, response);
    response.status(201).json(await reviews.create(by, await readAs(NewReviewBody, request)));
  });
  app.get(reviewsPath, async (request, response) => {
    response.json(await reviews.list(await callerOf(request, response)));
  });
  app.get(`${reviewsPath}/:id`, async (request, response) => {
    response.json(await reviews.read(await callerOf(request, response), request.params.id));
  });
  app.post(`${reviewsPath}/:id/sweep`, async (request, response) => {
    const caller = await callerOf(request, response);
    // It goes on for longer than a replaced id lasts.
    const session = (await reader.latest(caller.session)) ?? caller.session;
    const tell = (line: ReviewProgress) => {
      if (!response.headersSent)
        response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' });
      response.write(`${JSON.stringify(line)}\n`);
    };
    await reviews.sweep({ ...caller, session }, request.params.id, tell);
    if (caller.signal.aborted) return;
    tell({ end: true });
    response.end();
  });
  app.get(`${reviewsPath}/:id/parts/:part`, async (request, response) => {
    const { id, part } = request.params;
    response.json(await reviews.lines(await callerOf(request, response), id, numberOf(part)));
  });
  app.post(`${reviewsPath}/:id/parts/:part/decisions`, async (request, response) => {
    const { id, part } = request.params;
    const by = await callerOf(request, response);
    const { items } = await readAs(NewDecisionsBody, request);
    response.json(await reviews.decide(by, id, numberOf(part), items));
  });
  app.post(`${reviewsPath}/:id/sign-off`, async (request, response) => {
    response.json(await reviews.signOff(await callerOf(request, response), request.params.id));
  });
  app.get(`${reviewsPath}/:id/result`, async (request, response) => {
    const text = await reviews.result(await callerOf(request, response), request.params.id);
    response.attachment(`review-${request.params.id}.json`).type('application/json').send(Buffer.from(text));
  });
  app.delete(`${reviewsPath}/:id`, async (request, response) => {
    await reviews.delete(await callerOf(request, response), request.params.id);
    response.status(204).end();
  });
}

async function readAs<Body>(schema: ZodType<Body>, request: Request): Promise<Body> {
  const body = schema.safeParse(parseStrictObject((await readBody(request, largestBody)) ?? Buffer.from('{}')));
  if (body.success) return body.data;
  const [issue] = body.error.issues;
  throw violation(issue?.path.join('.') ?? 'body', 'is missing, too long, given twice or of another form');
}

function numberOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new ConsoleProblem('not_found');
  return Number(text);
}
