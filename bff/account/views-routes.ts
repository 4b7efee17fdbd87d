/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
import type { Express, Request } from 'express';
import { z } from 'zod';
import { longestViewName, viewedLists, viewsPath, type ViewedList } from '#shared/saved-views.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { readBody } from '#bff/http/request-body.ts';
import { parseStrictObject } from '#bff/http/strict-json.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { SavedViews } from './saved-views.ts';

const longestQuery = 2_000;
const ViewName = z
  .string()
  .min(1)
  .max(longestViewName)
  .refine((name) => name.trim() === name && !/[\p{Cc}\p{Cf}]/u.test(name));
const ViewBody = z.strictObject({
  query: z
    .string()
    .max(longestQuery)
    .regex(/^[\w.~%!*'()+&=-]*$/),
});

const largestBody = 8 * 1024;

/** `/api/views/{list}` and below (shared/saved-views.ts), for whoever is signed in. */
export function addViewsRoutes(app: Express, views: SavedViews, reader: SessionReader): void {
  const signedIn = async (request: Request) => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    return session;
  };
  app.get(`${viewsPath}/:list`, async (request, response) => {
    const session = await signedIn(request);
    response.json(await views.list(session, readList(request.params.list)));
  });
  app.put(`${viewsPath}/:list/:name`, async (request, response) => {
    const session = await signedIn(request);
    const list = readList(request.params.list);
    const name = readName(request.params.name);
    const body = ViewBody.safeParse(parseStrictObject((await readBody(request, largestBody)) ?? Buffer.from('{}')));
    if (!body.success) throw violation('query', 'is the query of an address of the list, and nothing stands beside it');
    await views.save(session, list, { name, ...body.data });
    response.status(204).end();
  });
  app.delete(`${viewsPath}/:list/:name`, async (request, response) => {
    const session = await signedIn(request);
    await views.delete(session, readList(request.params.list), readName(request.params.name));
    response.status(204).end();
  });
}

function readList(text: string): ViewedList {
  const list = viewedLists.find((known) => known === text);
  if (list === undefined) throw new ConsoleProblem('not_found');
  return list;
}

function readName(text: string): string {
  const name = ViewName.safeParse(text);
  if (!name.success)
    throw violation('name', `has 1 to ${longestViewName} characters that can be seen, and no blanks around them`);
  return name.data;
}
