/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
import { pipeline } from 'node:stream/promises';
import type { Express, Request } from 'express';
import { runActions } from '#shared/run-standing.ts';
import { runsPath, stepStates, type StepState } from '#shared/run.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { readBody } from '#bff/http/request-body.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import { readNewRun, readPart } from './run-request.ts';
import { resultFile } from './run-result.ts';
import type { RunService } from './run-service.ts';

/** `/api/runs` and below (shared/run.ts), for whoever is signed in. */
export function addRunRoutes(app: Express, runs: RunService, reader: SessionReader): void {
  const signedIn = async (request: Request) => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    return session;
  };

  app.post(runsPath, async (request, response) => {
    const session = await signedIn(request);
    response.status(201).json(await runs.create(session, readNewRun(await readBody(request))));
  });
  app.get(runsPath, async (request, response) => {
    response.json(await runs.list(await signedIn(request)));
  });
  app.get(`${runsPath}/:id`, async (request, response) => {
    response.json(await runs.read(await signedIn(request), request.params.id));
  });
  app.get(`${runsPath}/:id/steps`, async (request, response) => {
    const { state, from } = readStepQuery(request.query);
    response.json(await runs.steps(await signedIn(request), request.params.id, state, from));
  });
  app.post(`${runsPath}/:id/steps`, async (request, response) => {
    const session = await signedIn(request);
    const run = await runs.read(session, request.params.id);
    response.json(await runs.add(session, request.params.id, readPart(await readBody(request), run)));
  });
  app.get(`${runsPath}/:id/result`, async (request, response) => {
    const session = await signedIn(request);
    const { kind } = await runs.read(session, request.params.id);
    const pages = await runs.allSteps(session, request.params.id);
    response.attachment(`run-${request.params.id}.csv`).type('text/csv');
    await pipeline(resultFile(kind, pages), response);
  });
  app.post(`${runsPath}/:id/undo`, async (request, response) => {
    response.status(201).json(await runs.undo(await signedIn(request), request.params.id));
  });
  for (const action of runActions) {
    app.post(`${runsPath}/:id/${action}`, async (request, response) => {
      response.json(await runs.act(await signedIn(request), request.params.id, action));
    });
  }
  app.delete(`${runsPath}/:id`, async (request, response) => {
    await runs.delete(await signedIn(request), request.params.id);
    response.status(204).end();
  });
}

function readStepQuery(query: Request['query']): { state: StepState | undefined; from: number } {
  const { state = '', cursor = '0', ...others } = query;
  const [other] = Object.keys(others);
  if (other !== undefined) throw violation(other, 'is no parameter of this');
  const known = stepStates.find((one) => one === state);
  if (known === undefined && state !== '') throw violation('state', `must be one of ${stepStates.join(', ')}`);
  if (typeof cursor !== 'string' || !/^\d{1,6}$/.test(cursor)) throw violation('cursor', 'is none of ours');
  return { state: known, from: Number(cursor) };
}
