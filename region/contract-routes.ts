/**
 * From the rows of the catalogue to answers over HTTP, in the order of checks of behaviours B4: method and path, token,
 * path parameters, scope, permission, readiness of the space, query and body; then the handler, then the reply's shape.
 */
import type { Request, RequestHandler, Response } from 'express';
import { operations, type OperationId } from '#shared/contract/catalogue.ts';
import { declaredErrors, knowsAbsence, unreadableIdStatus } from '#shared/contract/declared-errors.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { clusterServices, pathUnder } from '#shared/contract/path.ts';
import { isWellFormedParameter, keepsCase } from '#shared/contract/path-parameters.ts';
import type { Violation } from '#shared/contract/problem.ts';
import { compileRoutes, type RouteMatch } from '#shared/contract/route-table.ts';
import { authorise } from './access/authorise.ts';
import type { Caller } from './access/caller.ts';
import type { Handlers } from './handler/handler.ts';
import { ProblemError, TokenRefusal, invalid, notFound, sendProblem, sendTokenRefusal } from './request/problem.ts';
import { parseForm, parseJson, readBody } from './request/request-body.ts';
import { parseSearch, readPage, readQuery } from './request/request-query.ts';
import type { Connection, RegionDatabase } from './store/database.ts';
import { describeIssue, toViolations } from './request/violations.ts';
import type { RegionContext } from './handler/region-context.ts';

export interface ContractRoutesOptions {
  readonly context: RegionContext;
  readonly database: RegionDatabase;
  readonly handlers: Handlers;
  /** Answers 500 when a reply breaks the contract or a refusal is not declared. Otherwise one reply in twenty is looked at, and it is only logged. */
  readonly strictReplies: boolean;
  /** May answer in the handler's place; resolves to true when it did. */
  readonly intercept: (operation: OperationId, response: Response) => Promise<boolean>;
  /** Called after each committed write. */
  readonly onWrite: () => void;
}

type Match = RouteMatch<OperationId>;
type AnyHandler = (request: unknown) => Promise<unknown>;

/** The same cluster operations are published under both names (schemas 14, row 3). */
const find = compileRoutes(
  operations.flatMap(([id, row]) => {
    const paths = new Set(clusterServices.map((name) => pathUnder(row, name)));
    return [...paths].map((path) => [id, { ...row, path }] as const);
  }),
);

/** Serves every operation of the catalogue and answers everything else with 404 or 405. */
export function createContractRoutes(options: ContractRoutesOptions): RequestHandler {
  return async (request, response) => {
    const started = performance.now();
    const path = request.url.split('?', 1)[0] as string;
    let match: Match | undefined;
    try {
      match = route(request.method, path);
      if (!(await options.intercept(match.id, response))) await answer(match, request, response, options);
    } catch (error) {
      const reason = options.strictReplies && match !== undefined ? declared(error, match) : error;
      refuse(reason, path, match?.id, response, options.context);
    }
    const log = { requestId: response.get('X-Request-Id'), operation: match?.id, method: request.method };
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    options.context.log.info({ ...log, status: response.statusCode, milliseconds }, 'request');
  };
}

function route(method: string, path: string): Match {
  const { match, allow } = find(method, path);
  if (match !== undefined) return { ...match, parameters: lowerCaseIds(match) };
  if (allow.length === 0) throw new ProblemError('resource_not_found', 'There is no such path.');
  throw new ProblemError('method_not_allowed', `This path knows ${allow.join(', ')}.`, {
    headers: { allow: allow.join(', ') },
  });
}

function lowerCaseIds({ row, parameters }: Match): Match['parameters'] {
  const entries = Object.entries(parameters);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, keepsCase(row.service, name) ? value : value.toLowerCase()]),
  );
}

async function answer(match: Match, request: Request, response: Response, options: ContractRoutesOptions) {
  const { database, handlers, strictReplies, context } = options;
  const { id, row, parameters } = match;
  const takesBearer = (row.authentication ?? 'bearer') === 'bearer';
  const authorization = request.headers.authorization;
  const caller = takesBearer ? await context.tokens.caller((work) => database.read(work), authorization) : undefined;
  const bytes = row.body === undefined ? Buffer.alloc(0) : await readBody(request);

  const work = async (connection: Connection): Promise<unknown> => {
    const access = caller === undefined ? undefined : await admit(match, caller, connection, context);
    const input = readInput(row, request, bytes);
    const handler = handlers[id] as AnyHandler;
    const reply = await settle(
      handler({ operation: id, path: parameters, ...input, caller, ...access, authorization, connection, context }),
    );
    if (!(reply instanceof TokenRefusal)) checkReply(match, reply, strictReplies, context);
    return reply;
  };
  const reply = row.method === 'GET' ? await database.read(work) : await database.write(work);
  if (row.method !== 'GET') options.onWrite();
  if (reply instanceof TokenRefusal) throw reply;
  response.status(row.success.status);
  if (row.success.schema === undefined) response.end();
  else response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(reply));
}

/** A refusal that keeps what was written must not roll the transaction back, so it travels as a value. */
async function settle(reply: Promise<unknown>): Promise<unknown> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof TokenRefusal && error.keepsChanges) return error;
    throw error;
  }
}

async function admit(match: Match, caller: Caller, connection: Connection, { reads }: RegionContext) {
  const { row, parameters } = match;
  for (const [name, value] of Object.entries(parameters)) {
    if (isWellFormedParameter(row.service, name, value)) continue;
    const status = unreadableIdStatus(row);
    if (status === 400) throw invalid([{ field: name, description: 'must be a well-formed identifier' }]);
    if (status === 404) throw notFound('resource_not_found', 'such resource');
    throw new ProblemError('forbidden', 'The address names nothing this identity may use.');
  }
  return authorise({ id: match.id, row, parameters, caller, connection, reads, knows404: knowsAbsence(row) });
}

function readInput(row: Operation, request: Request, bytes: Buffer) {
  const search = parseSearch(request.url.split('?').slice(1).join('?'));
  const query = readQuery(row, search);
  const page = readPage(row, search);
  const body = readRowBody(row, request, bytes);
  const violations = [...page.violations, ...query.violations, ...body.violations];
  if (violations.length > 0) throw invalid(violations);
  return { query: query.value, page: page.value, body: body.value };
}

function readRowBody(row: Operation, request: Request, bytes: Buffer): { value?: unknown; violations: Violation[] } {
  if (row.body === undefined || (row.body.optional && bytes.length === 0)) return { violations: [] };
  const isForm = row.body.encoding === 'form';
  const given = isForm ? parseForm(bytes, request) : bytes.length === 0 ? {} : parseJson(bytes, request);
  const parsed = row.body.schema.safeParse(given, { error: describeIssue });
  if (parsed.success && bytes.length === 0) return { violations: [{ field: 'body', description: 'is required' }] };
  if (parsed.success) return { value: parsed.data, violations: [] };
  const violations = toViolations(parsed.error, 'body');
  if (!isForm) return { violations };
  const words = violations.map(({ field, description }) => `${field} ${description}`).join('; ');
  throw new TokenRefusal(400, 'invalid_request', words);
}

function checkReply(match: Match, reply: unknown, strict: boolean, context: RegionContext): void {
  if (!strict && Math.random() > 0.05) return;
  const { schema } = match.row.success;
  const result = schema?.safeParse(reply);
  const wrong = result === undefined ? reply !== undefined : !result.success;
  if (!wrong) return;
  const fields = result?.error === undefined ? ['body'] : toViolations(result.error, 'body');
  if (strict) throw new Error(`reply of ${match.id} breaks the contract: ${JSON.stringify(fields)}`);
  context.log.error({ operation: match.id, fields }, 'reply breaks the contract');
}

/** The refusal itself where the row declares its status, else that it does not. */
function declared(error: unknown, { id, row }: Match): unknown {
  const isRefusal = error instanceof ProblemError || error instanceof TokenRefusal;
  if (!isRefusal || declaredErrors(row).includes(error.status)) return error;
  return new Error(`${id} answers ${error.status}, which its row does not declare`, { cause: error });
}

function refuse(
  error: unknown,
  instance: string,
  operation: OperationId | undefined,
  response: Response,
  context: RegionContext,
): void {
  if (response.headersSent || response.destroyed) return;
  if (error instanceof TokenRefusal) return sendTokenRefusal(response, error);
  if (error instanceof ProblemError) return sendProblem(response, error, instance);
  context.log.error({ err: error, requestId: response.get('X-Request-Id'), operation }, 'unexpected failure');
  sendProblem(response, new ProblemError('internal_server_error', 'The request failed unexpectedly.'), instance);
}
