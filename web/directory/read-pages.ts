/** The pages of a whole list: those the console's server reads (shared/directory.ts) as they come, others one by one. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import { csrfHeader } from '#shared/csrf-header.ts';
import { directoryLists, directoryPrefix, type DirectoryEnd, type DirectoryPage } from '#shared/directory.ts';
import { eachPage } from '#web/api/all-pages.ts';
import { ApiProblem, readProblem } from '#web/api/api-problem.ts';
import { linesOf, Silence } from '#web/api/lines-of.ts';
import type { Read } from '#web/api/scope.ts';
import { signInAgain } from '#web/api/sign-in-again.ts';
import { beginWait } from '#web/api/waits.ts';

/** The next page is waited for so long: the server asks again, and waits for a minute where the region bids it. Milliseconds. */
const pageAtMost = 120_000;

export interface Page<Row> {
  readonly items: readonly Row[];
  /** Of the whole list, where the region says so. */
  readonly total: number | undefined;
}

/** What is known once nothing more comes. */
export interface End {
  /** Every page was read. */
  readonly complete: boolean;
  /** ISO 8601; no row is older. */
  readonly asOf: string;
  /** Why it is not complete. */
  readonly error: Error | undefined;
}

/** The pages of a list as they come, and how complete it is. @throws ApiProblem when not even the first can be read */
export function readPages<Row>(read: Read, signal: AbortSignal): AsyncGenerator<Page<Row>, End> {
  const address = addressOf(read);
  return address === undefined ? readOneByOne(read, signal) : readDirectory(read, address, signal);
}

/** Undefined for a list that the server does not read whole, or not with this query. */
function addressOf([region, id, args]: Read): string | undefined {
  if (args.query !== undefined || args.ids !== undefined) return undefined;
  const path: Readonly<Record<string, string>> = args.path ?? {};
  const [[name, scopeId] = [], ...others] = Object.entries(path);
  const scope = name === 'organisationId' ? 'organisations' : 'spaces';
  const lists: Readonly<Record<string, OperationId>> = directoryLists[scope];
  const list = Object.keys(lists).find((key) => kindOf(lists[key]) === kindOf(id));
  if (scopeId === undefined || list === undefined || others.length > 0) return undefined;
  return `${directoryPrefix}${encodeURIComponent(region)}/${scope}/${encodeURIComponent(scopeId)}/${list}`;
}

/** An operation goes by the name it has in an organisation or by that in a space: the path says which it is. */
const kindOf = (id: OperationId | undefined) => id?.replace(/(Organisation|Space)$/, '');

async function* readOneByOne<Row>([region, id, args]: Read, signal: AbortSignal): AsyncGenerator<Page<Row>, End> {
  const asOf = new Date().toISOString();
  let hasBegun = false;
  try {
    for await (const page of eachPage(region, id, args, { signal })) {
      hasBegun = true;
      yield page;
    }
    return { complete: true, asOf, error: undefined };
  } catch (error) {
    if (!hasBegun || signal.aborted || !(error instanceof ApiProblem)) throw error;
    return { complete: false, asOf, error };
  }
}

async function* readDirectory<Row>(read: Read, address: string, signal: AbortSignal): AsyncGenerator<Page<Row>, End> {
  let begunAt = Date.now();
  const request = `GET ${address}`;
  const silence = new Silence(signal);
  try {
    const response = await open(read, address, signal, silence);
    begunAt = Date.parse(response.headers.get('Last-Modified') ?? '') || begunAt;
    silence.within(pageAtMost);
    for await (const line of linesOf(response)) {
      silence.within(pageAtMost);
      const said = JSON.parse(line) as DirectoryPage | DirectoryEnd;
      if ('rows' in said) {
        yield { items: said.rows as readonly Row[], total: said.total };
        continue;
      }
      const { complete, problem } = said;
      if (complete) return { complete, asOf: said.asOf, error: undefined };
      const error = new ApiProblem(request, problem?.status ?? 0, problem ?? { title: 'No answer' });
      return { complete, asOf: said.asOf, error };
    }
  } catch (error) {
    signal.throwIfAborted();
    const isCut = silence.signal.aborted || error instanceof TypeError || error instanceof SyntaxError;
    if (error instanceof ApiProblem || !isCut) throw error;
  } finally {
    silence.end();
  }
  // It was cut, or is garbage from here on.
  const error = new ApiProblem(request, 0, { title: 'No answer' });
  return { complete: false, asOf: new Date(begunAt).toISOString(), error };
}

/** Begins the answer; once more when the person has signed in again. @throws ApiProblem */
async function open(
  [region, operation, { path = {} }]: Read,
  address: string,
  signal: AbortSignal,
  silence: Silence,
): Promise<Response> {
  const request = `GET ${address}`;
  for (let attempt = 1; ; attempt += 1) {
    let response: Response;
    const wait = beginWait({ name: request, region, isWrite: false, signal });
    try {
      const headers = { [csrfHeader]: '1', Accept: 'application/x-ndjson' };
      const ends = AbortSignal.any([silence.signal, wait.signal]);
      response = await fetch(address, { headers, credentials: 'same-origin', signal: ends });
    } catch {
      wait.signal.throwIfAborted();
      throw new ApiProblem(request, 0, { title: 'No answer' });
    } finally {
      wait.end();
    }
    if (response.ok) return response;
    const problem = await readProblem(request, response);
    problem.called = { region, operation, path };
    if (problem.status !== 401 || attempt > 1) throw problem;
    await signInAgain({ region, isWrite: false, signal }).catch(() => {
      throw problem;
    });
  }
}
