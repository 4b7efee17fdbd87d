/** The built page: files under their own names, index.html for every address of the page (interfaces: page addresses). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'cookie';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import sirv from 'sirv';
import { dress, looksOf } from './dressed-page.ts';
import { readPaints } from './paint-table.ts';
import { ConsoleProblem, sendProblem } from '#bff/http/problem.ts';
import { SettingError } from '#server/environment.ts';

/** Answers whatever is not under /api. */
export type Page = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/**
 * True where the page itself is the answer: a GET that accepts HTML, whose last segment holds no dot, and that is not
 * below /api or /assets nor one of the console's own addresses.
 */
export function isPageAddress(request: IncomingMessage, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path).toLowerCase();
  } catch {
    return false;
  }
  const [first, ...rest] = decoded.slice(1).split('/');
  if (['api', 'assets', 'metrics', 'healthz', 'readyz'].includes(first ?? '')) return false;
  const isFile = (rest.at(-1) ?? first ?? '').includes('.');
  return !isFile && new Negotiator(request).mediaType(['text/html']) !== undefined;
}

/** Headers of a request that the document is made for. */
const dependsOn = 'Accept-Encoding, Accept-Language, Cookie';

/** The best first of what a browser takes as gladly; whoever takes none gets what all of them stand for. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** Its types are of an older one, which did not know what is to be preferred. */
interface Preferring {
  encodings(offered: readonly string[], options: { readonly preferred: readonly string[] }): readonly string[];
}

/** What a request takes, what it wants most first. */
function takenBy(request: IncomingMessage): readonly string[] {
  const negotiator: Preferring = new Negotiator(request);
  return negotiator.encodings(encodings, { preferred: encodings });
}

type Encoding = (typeof encodings)[number];

interface Rendered {
  /** Of what it says. */
  readonly hash: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

export interface PageOptions {
  /** The folder Vite built into, with .br and .gz beside each file. */
  readonly webRoot: string;
  /** A folder with the assets of other builds, which tabs of theirs ask for; looked into whenever it is asked. */
  readonly otherAssets?: string | undefined;
  /** The session cookie's name. */
  readonly sessionCookie: string;
}

/**
 * Files are looked for whenever they are asked for: a deployment may replace a folder under a console that runs, and a file
 * that sirv remembers and that has gone would end the process.
 */
const asItLies = { dev: true, etag: true, brotli: true, gzip: true, extensions: [] };
/** `.vite` tells of the build. */
const hidden = /\/(?:\.|%2e)/i;

/** Throws a `SettingError` when `otherAssets` is no folder. */
export function createPage({ webRoot, otherAssets, sessionCookie }: PageOptions): Page {
  const findPaints = readPaints(webRoot);
  /** By what makes one differ from another: as many as there are pages, languages and themes. */
  const rendered = new Map<string, Rendered>();
  const serveFile = existsSync(webRoot) ? sirv(webRoot, { ...asItLies, setHeaders: setCaching }) : undefined;

  const serveOther = otherAssets === undefined ? undefined : otherAssetsIn(otherAssets);

  function render(request: IncomingMessage, path: string): Rendered {
    const looks = looksOf(request);
    const hasSession = parse(request.headers.cookie ?? '')[sessionCookie] !== undefined;
    const paint = findPaints(path, hasSession)?.[looks.language];
    const key = JSON.stringify([looks.language, looks.theme, paint]);
    let page = rendered.get(key);
    if (page === undefined) {
      const identity = Buffer.from(dress(readFileSync(join(webRoot, 'index.html'), 'utf8'), looks, paint));
      const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
      page = { hash, bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) } };
      rendered.set(key, page);
    }
    return page;
  }

  return (request, response, path) => {
    if (isPageAddress(request, path)) return sendPage(request, response, render(request, path));
    const absent = () => sendProblem(response, new ConsoleProblem('not_found'));
    const isFile = request.method === 'GET' || request.method === 'HEAD';
    if (serveFile === undefined || !isFile || path === '/index.html' || !path.includes('.')) return absent();
    if (hidden.test(path)) return absent();
    // sirv looks for names of encodings, also of those that are not wanted at all.
    request.headers['accept-encoding'] = takenBy(request).join(', ');
    return serveFile(request, response, () => (serveOther ? serveOther(request, response, path, absent) : absent()));
  };
}

type ServeAsset = (request: IncomingMessage, response: ServerResponse, path: string, absent: () => void) => void;

/** What a build names by its content, and nothing else that lies there. */
const assetName = /^\/assets(\/[\w.-]*-[\w-]{8}\.[a-z\d]+)$/;

function otherAssetsIn(folder: string): ServeAsset {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SettingError('ASSETS_PREVIOUS', `there is no folder ${folder}`);
  }
  const serve = sirv(folder, { ...asItLies, setHeaders: (response) => setCaching(response, '/assets/') });
  return (request, response, path, absent) => {
    const [, name] = assetName.exec(path) ?? [];
    if (name === undefined) return absent();
    const { url } = request;
    request.url = name;
    serve(request, response, absent);
    request.url = url;
  };
}

function setCaching(response: ServerResponse, path: string): void {
  const isNamedByContent = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function sendPage(request: IncomingMessage, response: ServerResponse, { hash, bodies }: Rendered): void {
  const [wanted] = takenBy(request);
  const encoding = encodings.find((one) => one === wanted) ?? 'identity';
  const etag = `"${hash}-${encoding}"`;
  response.setHeader('Cache-Control', 'no-cache').setHeader('Vary', dependsOn).setHeader('ETag', etag);
  if (fresh(request.headers, { etag })) {
    response.writeHead(304).end();
    return;
  }
  const body = bodies[encoding];
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
