/** The control port: steering over HTTP, for tests and demonstrations. Listens on 127.0.0.1 only (interfaces.md). */
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { z } from 'zod';
import { ProblemError, invalid, notFound, sendProblem } from '#region/request/problem.ts';
import { describeIssue, toViolations } from '#region/request/violations.ts';
import { Fault } from './faults.ts';
import { AdvanceRequest, FailClusterRequest, FailureRequest, type Steering } from './steering.ts';

const header = 'X-Portico-Control';

/** Builds the app; docs/control-port.md describes its requests. */
export function createControlPort(steering: Steering): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(requireHeader, express.json({ type: () => true }));

  app.get('/state', (_request, response) => {
    response.json(steering.state());
  });
  app.post('/clock/advance', (request, response, next) => {
    const { milliseconds } = read(AdvanceRequest, request.body);
    steering.advance(milliseconds).then((state) => response.json(state), next);
  });
  app.post('/clusters/:clusterId/fail-next', (request, response) => {
    const { error } = read(FailClusterRequest, request.body);
    steering.failNext(read(FailureRequest, { clusterId: request.params.clusterId, error }));
    response.status(204).end();
  });
  app.post('/failures', (request, response) => {
    steering.failNext(read(FailureRequest, request.body));
    response.status(204).end();
  });
  app.post('/faults', (request, response) => {
    steering.addFault(read(Fault, request.body));
    response.status(204).end();
  });
  app.delete('/faults', (_request, response) => {
    steering.clearFaults();
    response.status(204).end();
  });
  app.post('/reset', (_request, response, next) => {
    steering.reset().then(() => response.status(204).end(), next);
  });

  app.use((request) => {
    throw notFound('resource_not_found', `${request.method} ${request.path}`);
  });
  app.use(answerProblem);
  return app;
}

/** A page in a browser cannot send it across origins without asking, and nobody here says yes. */
const requireHeader: RequestHandler = (request, _response, next) => {
  if (request.get(header) !== '1') throw new ProblemError('forbidden', `The header ${header}: 1 is required.`);
  next();
};

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {}, { error: describeIssue });
  if (parsed.success) return parsed.data;
  throw invalid(toViolations(parsed.error, 'body'));
}

const answerProblem: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  sendProblem(response, asProblem(error), request.path);
};

function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const isParseFailure = error instanceof SyntaxError || (error as { type?: unknown }).type === 'entity.too.large';
  if (isParseFailure) return invalid([{ field: 'body', description: 'must be a JSON object' }]);
  return new ProblemError('internal_server_error', 'The request failed unexpectedly.', { cause: error });
}
