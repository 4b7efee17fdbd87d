/**
 * Self-service for activation and recovery over HTTP: the embedded region's own, apart from the contract. There is no
 * bearer token, the link is the credential (behaviours B9.8 to B9.12); it travels in bodies, which are never logged.
 */
import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { CompleteRecoveryBody, OpenRecoveryBody, recoveryPath } from '#shared/self-service.ts';
import { ProblemError, invalid, sendProblem } from '#region/request/problem.ts';
import { parseJson, readBody } from '#region/request/request-body.ts';
import { describeIssue, toViolations } from '#region/request/violations.ts';
import { completeRecovery } from './complete-recovery.ts';
import { openRecovery } from './open-recovery.ts';
import type { SelfService } from './self-service.ts';

interface Step {
  readonly operation: string;
  answer(request: Request, service: SelfService): Promise<object>;
}

const steps: ReadonlyMap<string, Step> = new Map([
  [recoveryPath, step('OpenRecovery', OpenRecoveryBody, openRecovery)],
  [`${recoveryPath}/complete`, step('CompleteRecovery', CompleteRecoveryBody, completeRecovery)],
]);

function step<Body>(
  operation: string,
  schema: z.ZodType<Body>,
  take: (body: Body, service: SelfService) => Promise<object>,
): Step {
  return {
    operation,
    answer: async (request, service) => take(await readStep(request, schema), service),
  };
}

/** Serves the steps behind a recovery link and leaves every other path to what comes next. */
export function createSelfServiceRoutes(service: SelfService): RequestHandler {
  return async (request, response, next) => {
    const path = request.url.split('?', 1)[0] as string;
    const step = steps.get(path);
    if (step === undefined) return next();
    const started = performance.now();
    const { operation } = step;
    const { log } = service.context;
    try {
      if (request.method !== 'POST') throw onlyPost();
      response.json(await step.answer(request, service));
    } catch (error) {
      if (!(error instanceof ProblemError)) {
        log.error({ err: error, requestId: response.get('X-Request-Id'), operation }, 'unexpected failure');
      }
      refuse(error, path, response);
    }
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    const about = { requestId: response.get('X-Request-Id'), operation, method: request.method };
    return log.info({ ...about, status: response.statusCode, milliseconds }, 'request');
  };
}

async function readStep<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body> {
  const bytes = await readBody(request);
  const given = bytes.length === 0 ? {} : parseJson(bytes, request);
  const parsed = schema.safeParse(given, { error: describeIssue });
  if (!parsed.success) throw invalid(toViolations(parsed.error, 'body'));
  return parsed.data;
}

function onlyPost(): ProblemError {
  return new ProblemError('method_not_allowed', 'This path knows POST.', { headers: { allow: 'POST' } });
}

function refuse(error: unknown, instance: string, response: Response): void {
  if (response.headersSent || response.destroyed) return;
  const unexpected = new ProblemError('internal_server_error', 'The request failed unexpectedly.');
  sendProblem(response, error instanceof ProblemError ? error : unexpected, instance);
}
